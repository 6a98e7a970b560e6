import { EntitySchema } from 'typeorm';
import type { PaymentState } from '../../domain/payment.js';

export const PaymentSchema = new EntitySchema<PaymentState>({
  name: 'Payment',
  tableName: 'payments',
  columns: {
    id: { type: 'uuid', primary: true },
    bookingId: { type: 'uuid', name: 'booking_id' },
    playerId: { type: 'text', name: 'player_id' },
    purpose: { type: 'text' },
    askedCents: { type: 'integer', name: 'asked_cents' },
    cardId: { type: 'text', name: 'card_id', nullable: true },
    amountCents: { type: 'integer', name: 'amount_cents' },
    status: { type: 'text' },
    intentId: { type: 'text', name: 'intent_id', nullable: true },
    excess: { type: 'boolean' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    settledAt: { type: 'timestamptz', name: 'settled_at', nullable: true },
  },
});
