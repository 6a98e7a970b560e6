import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { Booking } from '../domain/booking.js';
import type { CloseKind, StoredStatus } from '../domain/booking-status.js';
import { isDueAfterStart } from '../domain/guarantee.js';
import { endOf } from '../domain/slot.js';

/** The facts of a booking that payments need. Amounts in cents. */
export interface BookingAccount {
  readonly id: BookingId;
  readonly playerId: PlayerId;
  readonly venueId: VenueId;
  readonly status: StoredStatus;
  /** Who or what ended the booking; `null` while it is active. */
  readonly closeKind: CloseKind | null;
  readonly gameType: GameType;
  /** The price before any discount. */
  readonly baseCents: Cents;
  readonly totalCents: Cents;
  readonly paidCents: Cents;
  readonly missingCents: Cents;
  /** The amount that the release refunds; zero while the booking is active. */
  readonly refundCents: Cents;
  readonly paymentDueAt: Date;
  /** True if the club expects the money at its desk: the booking has no payment deadline. */
  readonly paysAtClub: boolean;
  /** True if the player has chosen to pay by transfer. No saved card is charged at its deadline. */
  readonly byTransfer: boolean;
  /** True if the deadline comes after the start: the play goes on before it is paid. */
  readonly isDueAfterStart: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly durationMinutes: number;
  /** True if its player cancelled it and it was promised that a resale brings back the rest. */
  readonly keepsForResale: boolean;
}

/** Returns what payments need to know about a booking. */
export function accountOf(booking: Booking): BookingAccount {
  const state = booking.snapshot();
  return {
    id: state.id,
    playerId: state.playerId,
    venueId: state.venueId,
    status: state.status,
    closeKind: state.closing?.kind ?? null,
    gameType: state.gameType,
    baseCents: state.baseCents,
    totalCents: state.totalCents,
    paidCents: state.paidCents,
    missingCents: booking.missingCents,
    refundCents: booking.refundCents,
    paymentDueAt: state.paymentDueAt,
    paysAtClub: state.paysAtClubSince !== null,
    byTransfer: state.transfer !== null,
    isDueAfterStart: isDueAfterStart(state),
    startsAt: state.startsAt,
    endsAt: endOf(state.startsAt, state.durationMinutes),
    durationMinutes: state.durationMinutes,
    keepsForResale: booking.keepsForResale,
  };
}
