import { EntitySchema } from 'typeorm';
import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { RefundReason, RefundStatus } from '../../domain/refund.js';

/** A row of `refunds`. */
export interface RefundRow {
  id: string;
  paymentId: PaymentId;
  bookingId: BookingId;
  amountCents: Cents;
  reason: RefundReason;
  status: RefundStatus;
  attempt: number;
  providerId: string | null;
  failedProviderId: string | null;
  handedOverBy: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

export const RefundSchema = new EntitySchema<RefundRow>({
  name: 'Refund',
  tableName: 'refunds',
  columns: {
    id: { type: 'uuid', primary: true },
    paymentId: { type: 'uuid', name: 'payment_id' },
    bookingId: { type: 'uuid', name: 'booking_id' },
    amountCents: { type: 'integer', name: 'amount_cents' },
    reason: { type: 'text' },
    status: { type: 'text' },
    attempt: { type: 'smallint' },
    providerId: { type: 'text', name: 'provider_id', nullable: true, unique: true },
    failedProviderId: { type: 'text', name: 'failed_provider_id', nullable: true },
    handedOverBy: { type: 'uuid', name: 'handed_over_by', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    settledAt: { type: 'timestamptz', name: 'settled_at', nullable: true },
  },
});
