import { EntitySchema } from 'typeorm';
import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import type { DisputeStatus } from '../../../payment-provider/index.js';

/** A row of `disputes`. */
export interface DisputeRow {
  id: string;
  paymentId: PaymentId;
  bookingId: BookingId;
  amountCents: number;
  reason: string;
  status: DisputeStatus;
  evidenceDueAt: Date | null;
  openedAt: Date;
  closedAt: Date | null;
  withheldCents: number;
  feeCents: number;
}

export const DisputeSchema = new EntitySchema<DisputeRow>({
  name: 'Dispute',
  tableName: 'disputes',
  columns: {
    id: { type: 'text', primary: true },
    paymentId: { type: 'uuid', name: 'payment_id' },
    bookingId: { type: 'uuid', name: 'booking_id' },
    amountCents: { type: 'integer', name: 'amount_cents' },
    reason: { type: 'text' },
    status: { type: 'text' },
    evidenceDueAt: { type: 'timestamptz', name: 'evidence_due_at', nullable: true },
    openedAt: { type: 'timestamptz', name: 'opened_at' },
    closedAt: { type: 'timestamptz', name: 'closed_at', nullable: true },
    withheldCents: { type: 'integer', name: 'withheld_cents' },
    feeCents: { type: 'integer', name: 'fee_cents' },
  },
});
