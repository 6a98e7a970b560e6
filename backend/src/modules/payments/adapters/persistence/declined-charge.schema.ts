import { EntitySchema } from 'typeorm';
import type { PaymentId } from '../../../../kernel/domain/ids.js';

/** A row of `declined_charges`. */
export interface DeclinedChargeRow {
  chargeId: string;
  paymentId: PaymentId;
  code: string;
  declinedAt: Date;
}

export const DeclinedChargeSchema = new EntitySchema<DeclinedChargeRow>({
  name: 'DeclinedCharge',
  tableName: 'declined_charges',
  columns: {
    chargeId: { type: 'text', name: 'charge_id', primary: true },
    paymentId: { type: 'uuid', name: 'payment_id' },
    code: { type: 'text' },
    declinedAt: { type: 'timestamptz', name: 'declined_at' },
  },
});
