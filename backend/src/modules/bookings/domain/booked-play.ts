import type { Cents } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { CourtId } from '../../../kernel/domain/ids.js';
import type { Tariff } from '../../../kernel/domain/tariff.js';
import type { PricingCategory, SplitUntil } from '../../venues/index.js';
import { addMinutes } from 'date-fns/addMinutes';
import { BeyondBookingWindow, NotOffered, SlotInThePast, TooSoon, UnknownStart } from './booking-errors.js';
import { type RefundPolicy, refundPolicyFor, type RefundRules } from './refund-policy.js';
import { dayOf, daysAfter, isOnTheClock, type Play, startOf } from './slot.js';

/** A start and a length on a court, as the rules of its venue offer them. */
export interface PlayOffer extends RefundRules {
  /** `unknown` if no day of the venue has this start, `closed` if it is not offered then. */
  readonly availability: 'offered' | 'closed' | 'unknown';
  /** The tariff of the first half hour. */
  readonly tariff: Tariff;
  readonly baseCents: Cents;
  /** The category of customers that has made the price; null if it is that of everyone. */
  readonly category: PricingCategory | null;
  /** How many days ahead players can book. */
  readonly windowDays: number;
  /** How many minutes before the start players can still book. */
  readonly leadMinutes: number;
  /** Whether a cancelled time that is sold again brings back what the refund terms kept. */
  readonly resaleRefund: boolean;
  /** Until when friends pay once a card guarantees the total. */
  readonly splitUntil: SplitUntil;
}

/** A play that a player has chosen, and the facts that its price and terms depend on. */
export interface PlayChoice {
  courtId: CourtId;
  timeZone: string;
  play: Play;
  gameType: GameType;
  offer: PlayOffer;
  now: Date;
}

/** The facts that a booking copies from the start and length that it holds. */
export interface BookedPlay {
  readonly courtId: CourtId;
  /** `yyyy-MM-dd`, in the venue's local time. */
  readonly slotDate: string;
  /** The start in minutes from midnight, in the venue's local time. */
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly startsAt: Date;
  readonly gameType: GameType;
  readonly tariff: Tariff;
  readonly baseCents: Cents;
  /** The category that has made this price, as it was then; it never changes with the venue. */
  readonly category: PricingCategory | null;
  readonly refundPolicy: RefundPolicy;
}

/**
 * Returns price and refund terms of a play as they are now.
 * @param createdAt when the booking was made
 * @throws UnknownStart, NotOffered, SlotInThePast, TooSoon, BeyondBookingWindow
 */
export function bookedPlay(choice: PlayChoice, createdAt: Date): BookedPlay {
  const { courtId, play, timeZone, gameType, offer, now } = choice;
  const { availability, tariff, baseCents, category, windowDays, leadMinutes } = offer;
  if (availability === 'unknown') throw new UnknownStart();
  const startsAt = startOf(play, timeZone);
  if (startsAt <= now) throw new SlotInThePast();
  if (startsAt < addMinutes(now, leadMinutes)) throw new TooSoon(leadMinutes);
  if (play.date > lastBookableDay(windowDays, timeZone, now)) throw new BeyondBookingWindow(windowDays);
  if (availability === 'closed' || !isOnTheClock(play, timeZone)) throw new NotOffered();
  return {
    courtId,
    slotDate: play.date,
    startMinute: play.minute,
    durationMinutes: play.length,
    startsAt,
    gameType,
    tariff,
    baseCents,
    category,
    refundPolicy: refundPolicyFor(offer, { startsAt, createdAt }),
  };
}

/** Returns the last day (`yyyy-MM-dd`) that players can book at a venue now. */
export function lastBookableDay(windowDays: number, timeZone: string, now: Date): string {
  return daysAfter(dayOf(now, timeZone), windowDays);
}
