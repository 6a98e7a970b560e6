import { EntitySchema } from 'typeorm';
import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';

/** A row of `resale_promises`: the club kept money of this booking and promised it back. */
export interface ResalePromiseRow {
  bookingId: BookingId;
  checkAt: Date;
  decidedAt: Date | null;
}

export const ResalePromiseSchema = new EntitySchema<ResalePromiseRow>({
  name: 'ResalePromise',
  tableName: 'resale_promises',
  columns: {
    bookingId: { type: 'uuid', name: 'booking_id', primary: true },
    checkAt: { type: 'timestamptz', name: 'check_at' },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
  },
});

/** A row of `resale_refunds`: what a payment gets back from one later booking. Never changes. */
export interface ResaleRefundRow {
  paymentId: PaymentId;
  resoldBy: string;
  bookingId: BookingId;
  amountCents: Cents;
  /** The refunds of the payment when this was decided, including those under way. */
  goneBeforeCents: Cents;
}

export const ResaleRefundSchema = new EntitySchema<ResaleRefundRow>({
  name: 'ResaleRefund',
  tableName: 'resale_refunds',
  columns: {
    paymentId: { type: 'uuid', name: 'payment_id', primary: true },
    resoldBy: { type: 'uuid', name: 'resold_by', primary: true },
    bookingId: { type: 'uuid', name: 'booking_id' },
    amountCents: { type: 'integer', name: 'amount_cents' },
    goneBeforeCents: { type: 'integer', name: 'gone_before_cents' },
  },
});
