import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, CourtId, CustomerId, VenueId } from '../../../kernel/domain/ids.js';
import { type BookableCourt, CourtsFacade } from '../../courts/index.js';
import {
  openingOf,
  priceOfPlay,
  type Pricing,
  type PricingCategory,
  pricingOf,
  tariffAt,
  type VenueRules,
} from '../../venues/index.js';
import { CourtUnavailable, UnknownStart } from '../domain/booking-errors.js';
import { dayOf, HALF_HOUR, type Play, type Slot, startOf, wallTimeOf } from '../domain/slot.js';
import { sellablePart, sellablePlays, soldByStaff, type StaffSale } from '../domain/staff-sale.js';
import { BookingRepository } from './booking-repository.js';
import { CalendarQueries } from './calendar-queries.js';
import { EnforceDeadline } from './enforce-deadline.js';
import { playOf, pricesOf } from './play-offer.js';
import { PlayerRules } from './player-rules.js';

/** The play that staff choose on a court. `now` is the running half hour, on the present day. */
export interface SaleChoice {
  courtId: CourtId;
  date: string;
  minute: number | 'now';
  durationMinutes?: number | undefined;
  gameType: GameType;
}

/** The start from which staff would sell, to a customer or to anyone. */
export type SaleStart = Slot & { courtId: CourtId; customerId: CustomerId | null };

/** The sale that staff would make, under the rules of the venue at this moment. */
export interface SaleDraft {
  readonly court: BookableCourt;
  readonly rules: VenueRules;
  readonly play: Play;
  readonly gameType: GameType;
  /** The price by the rules of the venue, for this customer. */
  readonly tariffCents: Cents;
  /** The category of the customer that has made the price, or null. */
  readonly category: PricingCategory | null;
  /** True if the venue is open all the time of the play. */
  readonly isOpen: boolean;
  readonly now: Date;
}

/** The lengths that staff can sell from a start of a court on. */
export interface SaleOffer {
  readonly venueId: VenueId;
  readonly startsAt: Date;
  /** The name of the customer's category, or null. */
  readonly category: string | null;
  /** True if reception may leave the tariff here, with a reason. */
  readonly receptionPrices: boolean;
  /** The usual one first; none if the court is taken. */
  readonly plays: readonly OfferedPlay[];
}

/** A length that is free, and what it costs the customer by game. */
interface OfferedPlay {
  readonly minutes: number;
  readonly prices: Record<GameType, Cents>;
  /** The prices of everyone else. */
  readonly publicPrices: Record<GameType, Cents>;
  /** True if the venue is open all the time of the play. */
  readonly isOpen: boolean;
}

/** Sells hours at the desk: price and play now, whatever the limits of players are. */
@Injectable()
export class StaffSales {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly rules: PlayerRules,
    private readonly bookings: BookingRepository,
    private readonly calendar: CalendarQueries,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns what can be sold from a start on, at the prices of a customer or of everyone.
   * @throws CustomerNotFound, CourtNotFound, CourtUnavailable, SlotInThePast, BeyondBookingWindow
   */
  async offer({ courtId, customerId, ...slot }: SaleStart): Promise<SaleOffer> {
    const { court, rules, now } = await this.ofCourt(courtId);
    const { venueId, timeZone } = court;
    sellablePart({ ...slot, length: HALF_HOUR }, timeZone, now);
    const claimed = await this.calendar.claimed(courtId, slot.date);
    const personal = customerId === null ? rules : await this.rules.ofCustomer(court, customerId);
    const [priceOf, publicPriceOf] = [personal, rules].map((each) => pricingOf(each, court, slot.date)) as [
      Pricing,
      Pricing,
    ];
    const plays = sellablePlays(slot, rules.lengths, { timeZone, now, claimed }).map((play) => ({
      minutes: play.length,
      prices: pricesOf(priceOf, play),
      publicPrices: pricesOf(publicPriceOf, play),
      isOpen: isOpenFor(rules, play),
    }));
    const category = personal.heldCategories?.[0]?.name ?? null;
    const { receptionPrices } = rules;
    return { venueId, startsAt: startOf(slot, timeZone), category, receptionPrices, plays };
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
    return { ...priced({ court, rules, play, gameType }), isOpen: isOpenFor(rules, play), now };
  }

  /** Returns the sale at the price of a customer of the venue, who may have a category. */
  async forCustomer(draft: SaleDraft, id: CustomerId): Promise<SaleDraft> {
    if (draft.rules.categories.length === 0) return draft;
    return { ...draft, ...priced({ ...draft, rules: await this.rules.ofCustomer(draft.court, id) }) };
  }

  private async ofCourt(courtId: CourtId): Promise<Pick<SaleDraft, 'court' | 'rules' | 'now'>> {
    const court = await this.courts.bookable(courtId);
    if (!court.available) throw new CourtUnavailable();
    return { court, rules: this.rules.ofAll(court), now: this.clock.now() };
  }

  /**
   * Stores a sale inside the unit of work of the caller, and returns the id of the booking.
   * @throws SlotTaken, HoldNotPossible, CourtUnavailable, RulesChanged
   */
  async store(
    { court, rules, play, gameType, now, tariffCents, category }: SaleDraft,
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
      // Another price is not that of the category.
      category: sale.totalCents === tariffCents ? category : null,
      refunds: rules,
      graceSeconds: Math.round(rules.paymentMinutes * 60),
    });
    await this.bookings.add(booking, {
      timeZone,
      rulesVersion,
      unpaidPerAddress: this.rules.installation.unpaidPerAddress,
      isOfStaff: true,
    });
    const { paymentDueAt } = booking.snapshot();
    // The sweep finds a later deadline in time.
    if (sale.holdUntil && paymentDueAt < promotedBefore(now))
      await this.jobs.scheduleAll([EnforceDeadline.job({ bookingId: id, paymentDueAt })]);
    return id;
  }
}

type Priced = Pick<SaleDraft, 'court' | 'rules' | 'play' | 'gameType'>;

function priced({
  court,
  rules,
  play,
  gameType,
}: Priced): Priced & Pick<SaleDraft, 'tariffCents' | 'category'> {
  const { cents: tariffCents, category } = priceOfPlay(rules, court, { ...play, gameType });
  return { court, rules, play, gameType, tariffCents, category };
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
