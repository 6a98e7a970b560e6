import { EntitySchema } from 'typeorm';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';

/** A row of `redemptions`: the use of a code by a booking. */
export interface RedemptionRow {
  id: string;
  codeId: string;
  bookingId: BookingId;
  amountCents: Cents;
  status: 'live' | 'released';
  createdAt: Date;
  /** The limit per player under which the use was taken; null if there was none. */
  playerLimit: number | null;
  /** The provider's fingerprint of the card of a guest; null if no card was checked. */
  cardFingerprint: string | null;
}

export const RedemptionSchema = new EntitySchema<RedemptionRow>({
  name: 'Redemption',
  tableName: 'redemptions',
  columns: {
    id: { type: 'uuid', primary: true },
    codeId: { type: 'uuid', name: 'code_id' },
    bookingId: { type: 'uuid', name: 'booking_id' },
    amountCents: { type: 'integer', name: 'amount_cents' },
    status: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    cardFingerprint: { type: 'text', name: 'card_fingerprint', nullable: true },
    playerLimit: { type: 'integer', name: 'player_limit', nullable: true },
  },
});
