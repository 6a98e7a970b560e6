import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { CourtId, PlayerId } from '../../../kernel/domain/ids.js';
import { type BookableCourt, CourtsFacade } from '../../courts/index.js';
import type { VenueRules } from '../../venues/index.js';
import { Booking } from '../domain/booking.js';
import { CourtUnavailable } from '../domain/booking-errors.js';
import type { Slot } from '../domain/slot.js';
import { AddressMarks } from './address-marks.js';
import { offerOf, playOf } from './play-offer.js';
import { PlayerRules } from './player-rules.js';

/**
 * The hour that a player chooses. `durationMinutes` is the first length of the venue if it is
 * undefined.
 */
export interface BookingChoice {
  playerId: PlayerId;
  courtId: CourtId;
  slot: Slot;
  durationMinutes?: number | undefined;
  gameType: GameType;
  /** The network address; `null` counts nothing. */
  address: string | null;
}

/** A booking that is not stored, with what it was computed from. */
export interface BookingDraft {
  readonly booking: Booking;
  readonly court: BookableCourt;
  readonly rules: VenueRules;
}

/** Computes what a booking would be, under the rules of the venue at this moment. */
@Injectable()
export class BookingDrafts {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly rules: PlayerRules,
    private readonly addresses: AddressMarks,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Whether the hour is free is not asked: the database decides that when the booking is stored.
   * @throws CourtNotFound, CourtUnavailable, UnknownStart, NotOffered, SlotInThePast, TooSoon,
   *   BeyondBookingWindow
   */
  async of({ address, ...choice }: BookingChoice): Promise<BookingDraft> {
    const { courtId, gameType, playerId } = choice;
    const court = await this.courts.bookable(courtId);
    if (!court.available) throw new CourtUnavailable();
    const rules = await this.rules.of(court, playerId);
    const play = playOf(choice.slot, choice.durationMinutes, rules);
    const booking = Booking.place({
      id: this.ids.next(),
      playerId,
      courtId: court.id,
      venueId: court.venueId,
      timeZone: court.timeZone,
      play,
      gameType,
      offer: offerOf(rules, court, play, gameType),
      now: this.clock.now(),
      graceSeconds: Math.round(rules.paymentMinutes * 60),
      placedFrom: address === null ? null : this.addresses.markOf(address, court.venueId),
    });
    return { booking, court, rules };
  }
}
