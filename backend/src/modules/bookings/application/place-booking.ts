import { Injectable } from '@nestjs/common';
import { type BookableCourt, CourtsFacade } from '../../courts/index.js';
import { rulesWith, type VenueRules } from '../../venues/index.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { Booking } from '../domain/booking.js';
import { CourtUnavailable, RulesChanged, TooManyActive } from '../domain/booking-errors.js';
import type { Slot } from '../domain/slot.js';
import type { GameType } from '../domain/tariff.js';
import { AddressMarks } from './address-marks.js';
import { BookingRepository } from './booking-repository.js';
import { BookingRules } from './booking-rules.js';
import { despiteNewRules } from './despite-new-rules.js';
import { EnforceDeadline } from './enforce-deadline.js';
import { HourHolds } from './hour-holds.js';
import { offerOf, playOf } from './play-offer.js';

/** What a player books. `durationMinutes` is the first length of the venue if it is undefined. */
interface BookingChoice {
  playerId: string;
  courtId: string;
  slot: Slot;
  durationMinutes?: number | undefined;
  gameType: GameType;
  /** The network address; `null` counts nothing. */
  address: string | null;
  /** A hold on these half hours, which the booking takes over. */
  holdId?: string;
}

/** A booking that is not stored yet, with what it was computed from. */
interface Placed {
  readonly booking: Booking;
  readonly court: BookableCourt;
  readonly rules: VenueRules;
}

/** Books a court for a player. The database decides who gets its half hours. */
@Injectable()
export class PlaceBooking {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly bookings: BookingRepository,
    private readonly holds: HourHolds,
    private readonly rules: BookingRules,
    private readonly addresses: AddressMarks,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the id of the new booking. Bookings from the same address count together until they
   * are paid; `null` as the address counts nothing.
   * Without a length, it is the first one that the venue offers. If the rules change meanwhile, the
   * booking is placed only if length, price and refund terms stay, however often they change.
   * @throws CourtNotFound, CourtUnavailable, UnknownStart, NotOffered, SlotInThePast, TooSoon,
   *   BeyondBookingWindow, SlotTaken, TooManyUnpaid, TooManyUnpaidHere, TooManyActive, RulesChanged
   */
  async execute(choice: BookingChoice): Promise<string> {
    let placed = await this.place(choice);
    const promise = promiseOf(placed);
    return despiteNewRules(
      () => this.store(placed, choice.holdId),
      async () => {
        placed = await this.place(choice);
        if (promiseOf(placed) !== promise) throw new RulesChanged();
      },
    );
  }

  private async place({ address, ...choice }: BookingChoice): Promise<Placed> {
    const { courtId, gameType, playerId } = choice;
    const court = await this.courts.bookable(courtId);
    if (!court.available) throw new CourtUnavailable();
    const rules = rulesWith(court.changedRules, this.rules);
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

  private async store({ booking, court, rules }: Placed, holdId?: string): Promise<string> {
    const { timeZone, rulesVersion } = court;
    const { unpaidPerAddress } = this.rules;
    const { maxActivePerPlayer: limit } = rules;
    const add = () => this.bookings.add(booking, { timeZone, rulesVersion, unpaidPerAddress });
    const { id: bookingId, paymentDueAt, createdAt } = booking.snapshot();
    // The sweep finds a later deadline in time.
    const isDueSoon = paymentDueAt < promotedBefore(createdAt);
    const isOneStatement = limit === null && holdId === undefined && !isDueSoon;
    const work = async () => {
      if (limit !== null || holdId !== undefined) await this.holdCourt(booking, court);
      if (limit !== null) await this.assertBelow(limit, booking);
      if (holdId !== undefined) await this.holds.free(holdId);
      await add();
      if (isDueSoon) await this.jobs.scheduleAll([EnforceDeadline.job({ bookingId, paymentDueAt })]);
    };
    await (isOneStatement ? this.unitOfWork.runStatement(add) : this.unitOfWork.run(work));
    return bookingId;
  }

  /** No other booking of the player can be stored from now on. */
  private async holdCourt(booking: Booking, court: BookableCourt): Promise<void> {
    const { playerId } = booking.snapshot();
    const { id: courtId, venueId, timeZone, rulesVersion } = court;
    await this.bookings.holdCourt({ courtId, venueId, timeZone, rulesVersion, playerId });
  }

  private async assertBelow(limit: number, booking: Booking): Promise<void> {
    const { playerId, venueId, createdAt } = booking.snapshot();
    if ((await this.bookings.countAhead(playerId, venueId, createdAt)) >= limit)
      throw new TooManyActive(limit);
  }
}

/** Returns a text that is equal for equal lengths, prices and refund terms. */
function promiseOf({ booking, rules }: Placed): string {
  const { durationMinutes, totalCents } = booking.snapshot();
  const { refundSteps, regretMinutes, resaleRefund } = rules;
  return JSON.stringify([durationMinutes, totalCents, refundSteps, regretMinutes, resaleRefund]);
}
