import { EntitySchema } from 'typeorm';
import type { BookingId, PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { PaymentPurpose, PaymentState } from '../../domain/payment.js';
import type { PaymentStatus } from '../../domain/payment-status.js';

/** A row of `payments`. */
export interface PaymentRow {
  id: PaymentId;
  bookingId: BookingId;
  playerId: PlayerId;
  purpose: PaymentPurpose;
  askedCents: Cents;
  cardId: string | null;
  customerId: string | null;
  method: PaymentState['method'];
  takenBy: string | null;
  deskReference: string | null;
  amountCents: Cents;
  status: PaymentStatus;
  intentId: string | null;
  excess: boolean;
  createdAt: Date;
  settledAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  takenCurrency: string | null;
  feeCents: Cents | null;
  declinesEndedAt: Date | null;
  leftAt: Date | null;
  cardCheck: PaymentState['cardCheck'];
}

export const PaymentSchema = new EntitySchema<PaymentRow>({
  name: 'Payment',
  tableName: 'payments',
  columns: {
    id: { type: 'uuid', primary: true },
    bookingId: { type: 'uuid', name: 'booking_id' },
    playerId: { type: 'text', name: 'player_id' },
    purpose: { type: 'text' },
    askedCents: { type: 'integer', name: 'asked_cents' },
    cardId: { type: 'text', name: 'card_id', nullable: true },
    customerId: { type: 'text', name: 'customer_id', nullable: true },
    method: { type: 'text', default: 'card' },
    takenBy: { type: 'uuid', name: 'taken_by', nullable: true },
    deskReference: { type: 'text', name: 'desk_reference', nullable: true },
    amountCents: { type: 'integer', name: 'amount_cents' },
    status: { type: 'text' },
    intentId: { type: 'text', name: 'intent_id', nullable: true, unique: true },
    excess: { type: 'boolean', default: false },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    settledAt: { type: 'timestamptz', name: 'settled_at', nullable: true },
    cardBrand: { type: 'text', name: 'card_brand', nullable: true },
    cardLast4: { type: 'text', name: 'card_last4', nullable: true },
    takenCurrency: { type: 'text', name: 'taken_currency', nullable: true },
    feeCents: { type: 'integer', name: 'fee_cents', nullable: true },
    declinesEndedAt: { type: 'timestamptz', name: 'declines_ended_at', nullable: true },
    cardCheck: { type: 'text', name: 'card_check', nullable: true },
    leftAt: { type: 'timestamptz', name: 'left_at', nullable: true },
  },
});
