import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, CourtId, VenueId } from '../../../kernel/domain/ids.js';
import { type BookableCourt, CourtsFacade } from '../../courts/index.js';
import { openingOf, pricingOf, rulesWith, tariffAt, type VenueRules } from '../../venues/index.js';
import { CourtUnavailable, UnknownStart } from '../domain/booking-errors.js';
import { dayOf, HALF_HOUR, type Play, type Slot, startOf, wallTimeOf } from '../domain/slot.js';
import { sellablePart, sellablePlays, soldByStaff, type StaffSale } from '../domain/staff-sale.js';
import { BookingRepository } from './booking-repository.js';
import { BookingRules } from './booking-rules.js';
import { CalendarQueries } from './calendar-queries.js';
import { EnforceDeadline } from './enforce-deadline.js';
import { playOf, pricesOf } from './play-offer.js';

/** The play that staff choose on a court. `now` is the running half hour, on the present day. */
export interface SaleChoice {
  courtId: CourtId;
  date: string;
  minute: number | 'now';
  durationMinutes?: number | undefined;
  gameType: GameType;
}

/** The sale that staff would make, under the rules of the venue at this moment. */
export interface SaleDraft {
  readonly court: BookableCourt;
  readonly rules: VenueRules;
  readonly play: Play;
  readonly gameType: GameType;
  /** The price by the rules of the venue. */
  readonly tariffCents: Cents;
  /** True if the venue is open all the time of the play. */
  readonly isOpen: boolean;
  readonly now: Date;
}

/** The lengths that staff can sell from a start of a court on. */
export interface SaleOffer {
  readonly venueId: VenueId;
  readonly startsAt: Date;
  /** The usual one first; none if the court is taken. */
  readonly plays: readonly OfferedPlay[];
}

/** A length that is free, and what it costs by game. */
interface OfferedPlay {
  readonly minutes: number;
  readonly prices: Record<GameType, Cents>;
  /** True if the venue is open all the time of the play. */
  readonly isOpen: boolean;
}

/** Sells hours at the desk: price and play now, whatever the limits of players are. */
@Injectable()
export class StaffSales {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly rules: BookingRules,
    private readonly bookings: BookingRepository,
    private readonly calendar: CalendarQueries,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns what can be sold from a start on.
   * @throws CourtNotFound, CourtUnavailable, SlotInThePast, BeyondBookingWindow
   */
  async offer({ courtId, ...slot }: Slot & { courtId: CourtId }): Promise<SaleOffer> {
    const { court, rules, now } = await this.ofCourt(courtId);
    const { venueId, timeZone } = court;
    sellablePart({ ...slot, length: HALF_HOUR }, timeZone, now);
    const claimed = await this.calendar.claimed(courtId, slot.date);
    const priceOf = pricingOf(rules, court, slot.date);
    const plays = sellablePlays(slot, rules.lengths, { timeZone, now, claimed }).map((play) => ({
      minutes: play.length,
      prices: pricesOf(priceOf, play),
      isOpen: isOpenFor(rules, play),
    }));
    return { venueId, startsAt: startOf(slot, timeZone), plays };
  }

  /**
   * @throws CourtNotFound, CourtUnavailable, UnknownStart for `now` on another day, SlotInThePast,
   *   NotOffered, BeyondBookingWindow
   */
  async draft({ courtId, gameType, ...choice }: SaleChoice): Promise<SaleDraft> {
    const { court, rules, now } = await this.ofCourt(courtId);
    const { timeZone } = court;
    const slot =
      choice.minute === 'now' ? runningHalfHour(timeZone, now) : { date: choice.date, minute: choice.minute };
    if (slot.date !== choice.date) throw new UnknownStart();
    const play = sellablePart(playOf(slot, choice.durationMinutes, rules), timeZone, now);
    const tariffCents = pricesOf(pricingOf(rules, court, play.date), play)[gameType];
    return { court, rules, play, gameType, tariffCents, isOpen: isOpenFor(rules, play), now };
  }

  private async ofCourt(courtId: CourtId): Promise<Pick<SaleDraft, 'court' | 'rules' | 'now'>> {
    const court = await this.courts.bookable(courtId);
    if (!court.available) throw new CourtUnavailable();
    return { court, rules: rulesWith(court.changedRules, this.rules), now: this.clock.now() };
  }

  /**
   * Stores a sale inside the unit of work of the caller, and returns the id of the booking.
   * @throws SlotTaken, HoldNotPossible, CourtUnavailable, RulesChanged
   */
  async store(
    { court, rules, play, gameType, now }: SaleDraft,
    sale: Pick<StaffSale, 'playerId' | 'totalCents' | 'holdUntil'>,
  ): Promise<BookingId> {
    const { id: courtId, venueId, timeZone, rulesVersion } = court;
    const id = this.ids.next<BookingId>();
    const booking = soldByStaff({
      ...sale,
      id,
      venueId,
      courtId,
      timeZone,
      play,
      gameType,
      now,
      tariff: tariffAt(rules, play.minute),
      refunds: rules,
      graceSeconds: Math.round(rules.paymentMinutes * 60),
    });
    await this.bookings.add(booking, {
      timeZone,
      rulesVersion,
      unpaidPerAddress: this.rules.unpaidPerAddress,
      isOfStaff: true,
    });
    const { paymentDueAt } = booking.snapshot();
    // The sweep finds a later deadline in time.
    if (sale.holdUntil && paymentDueAt < promotedBefore(now))
      await this.jobs.scheduleAll([EnforceDeadline.job({ bookingId: id, paymentDueAt })]);
    return id;
  }
}

function isOpenFor(rules: VenueRules, { date, minute, length }: Play): boolean {
  return openingOf(rules, date).intervals.some(({ from, to }) => from <= minute && minute + length <= to);
}

/** The half hour in which an instant lies on the clock of a venue. */
function runningHalfHour(timeZone: string, now: Date): { date: string; minute: number } {
  const [hours = 0, minutes = 0] = wallTimeOf(now, timeZone).slice(11).split(':').map(Number);
  return {
    date: dayOf(now, timeZone),
    minute: hours * 60 + (minutes < HALF_HOUR ? 0 : HALF_HOUR),
  };
}
