import { EntitySchema } from 'typeorm';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, CourtId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import type { PricingCategory, SplitUntil } from '../../../venues/index.js';
import type { Tariff } from '../../../../kernel/domain/tariff.js';
import type { NextBlock } from '../../domain/booking-lifecycle.js';
import type { CloseKind, StoredStatus } from '../../domain/booking-status.js';
import type { RefundPolicy } from '../../domain/refund-policy.js';
import type { ChosenTransfer } from '../../domain/transfer.js';

/**
 * A row of `bookings`. `closeKind`, `closePercentage` and `closedAt` are null exactly while
 * the booking is active.
 */
export interface BookingRow {
  id: BookingId;
  /** PostgreSQL gives it. */
  code: string;
  courtId: CourtId;
  venueId: VenueId;
  playerId: PlayerId;
  slotDate: string;
  startMinute: number;
  durationMinutes: number;
  startsAt: Date;
  gameType: GameType;
  tariff: Tariff;
  baseCents: Cents;
  discountCents: Cents;
  totalCents: Cents;
  paidCents: Cents;
  status: StoredStatus;
  paymentDueAt: Date;
  remindAt: Date | null;
  placedFrom: string | null;
  paysAtClubSince: Date | null;
  transfer: ChosenTransfer | null;
  resaleRefund: boolean;
  splitUntil: SplitUntil;
  guaranteedAt: Date | null;
  refundPolicy: RefundPolicy;
  category: PricingCategory | null;
  createdAt: Date;
  closeKind: CloseKind | null;
  closePercentage: number | null;
  closedAt: Date | null;
  cancellationReason: string | null;
  nextBlock: NextBlock | null;
}

export const BookingSchema = new EntitySchema<BookingRow>({
  name: 'Booking',
  tableName: 'bookings',
  columns: {
    id: { type: 'uuid', primary: true },
    code: { type: 'text', default: () => 'new_booking_code()' },
    courtId: { type: 'uuid', name: 'court_id' },
    venueId: { type: 'uuid', name: 'venue_id' },
    playerId: { type: 'text', name: 'player_id' },
    slotDate: { type: 'date', name: 'slot_date' },
    startMinute: { type: 'smallint', name: 'start_minute' },
    durationMinutes: { type: 'smallint', name: 'duration_minutes', default: 60 },
    startsAt: { type: 'timestamptz', name: 'starts_at' },
    gameType: { type: 'text', name: 'game_type' },
    tariff: { type: 'text' },
    baseCents: { type: 'integer', name: 'base_cents' },
    discountCents: { type: 'integer', name: 'discount_cents', default: 0 },
    totalCents: { type: 'integer', name: 'total_cents' },
    paidCents: { type: 'integer', name: 'paid_cents', default: 0 },
    status: { type: 'text' },
    paymentDueAt: { type: 'timestamptz', name: 'payment_due_at' },
    refundPolicy: { type: 'jsonb', name: 'refund_policy' },
    category: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    closeKind: { type: 'text', name: 'close_kind', nullable: true },
    closePercentage: { type: 'smallint', name: 'close_percentage', nullable: true },
    closedAt: { type: 'timestamptz', name: 'closed_at', nullable: true },
    cancellationReason: { type: 'text', name: 'cancellation_reason', nullable: true },
    nextBlock: { type: 'jsonb', name: 'next_block', nullable: true },
    remindAt: { type: 'timestamptz', name: 'remind_at', nullable: true },
    placedFrom: { type: 'bigint', name: 'placed_from', nullable: true },
    paysAtClubSince: { type: 'timestamptz', name: 'pays_at_club_since', nullable: true },
    transfer: { type: 'jsonb', nullable: true },
    resaleRefund: { type: 'boolean', name: 'resale_refund', default: false },
    splitUntil: { type: 'text', name: 'split_until', default: 'grace' },
    guaranteedAt: { type: 'timestamptz', name: 'guaranteed_at', nullable: true },
  },
});
