import { Injectable } from '@nestjs/common';
import type { BookableCourt } from '../../courts/index.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { BookingId } from '../../../kernel/domain/ids.js';
import type { Booking } from '../domain/booking.js';
import { PriceChanged, RulesChanged, TooManyActive } from '../domain/booking-errors.js';
import { type BookingChoice, type BookingDraft, BookingDrafts } from './booking-drafts.js';
import { BookingRepository } from './booking-repository.js';
import { BookingRules } from './booking-rules.js';
import { despiteNewRules } from './despite-new-rules.js';
import { EnforceDeadline } from './enforce-deadline.js';
import { HourHolds } from './hour-holds.js';
import { refundTermsOf } from './refund-terms-of.js';

/** The choice of a player, and the facts that are stored with the booking. */
interface PlaceCommand extends BookingChoice {
  /** The price that the player has seen, in cents. Without it, any price is right. */
  expectedCents?: number | undefined;
  /** A hold on these half hours, which the booking takes over. */
  holdId?: string;
}

/** Books a court for a player. The database decides who gets its half hours. */
@Injectable()
export class PlaceBooking {
  constructor(
    private readonly drafts: BookingDrafts,
    private readonly bookings: BookingRepository,
    private readonly holds: HourHolds,
    private readonly rules: BookingRules,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Returns the id of the new booking. Bookings from the same address count together until they
   * are paid; `null` as the address counts nothing.
   * Without a length, it is the first one that the venue offers. If the rules change meanwhile, the
   * booking is placed only if length, price and refund terms stay, however often they change.
   * @throws CourtNotFound, CourtUnavailable, UnknownStart, NotOffered, SlotInThePast, TooSoon,
   *   BeyondBookingWindow, PriceChanged, SlotTaken, TooManyUnpaid, TooManyUnpaidHere,
   *   TooManyActive, RulesChanged
   */
  async execute({ expectedCents, holdId, ...choice }: PlaceCommand): Promise<BookingId> {
    let placed = await this.drafts.of(choice);
    const { totalCents } = placed.booking.snapshot();
    if (expectedCents !== undefined && expectedCents !== totalCents) throw new PriceChanged(totalCents);
    const promise = promiseOf(placed);
    return despiteNewRules(
      () => this.store(placed, holdId),
      async () => {
        placed = await this.drafts.of(choice);
        if (promiseOf(placed) !== promise) throw new RulesChanged();
      },
    );
  }

  private async store({ booking, court, rules }: BookingDraft, holdId?: string): Promise<BookingId> {
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
function promiseOf({ booking, rules }: BookingDraft): string {
  const { durationMinutes, totalCents } = booking.snapshot();
  return JSON.stringify([durationMinutes, totalCents, refundTermsOf(rules)]);
}
