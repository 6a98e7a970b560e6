import { addSeconds } from 'date-fns/addSeconds';
import { min } from 'date-fns/min';
import { subHours } from 'date-fns/subHours';
import { type Cents, ZERO } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, CourtId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Tariff } from '../../../kernel/domain/tariff.js';
import type { PricingCategory } from '../../venues/index.js';
import type { PlayOffer } from './booked-play.js';
import { Booking } from './booking.js';
import { BeyondBookingWindow, HoldNotPossible, NotOffered, SlotInThePast } from './booking-errors.js';
import { ACTIVE } from './booking-lifecycle.js';
import { remindAt } from './payment-reminder.js';
import { refundPolicyFor, type RefundRules } from './refund-policy.js';
import {
  dayOf,
  daysAfter,
  HALF_HOUR,
  halfHoursOf,
  isOnTheClock,
  isOver,
  type Play,
  type Slot,
  startOf,
} from './slot.js';

/** How far ahead staff sell. */
const WINDOW_DAYS = 366;
const END_OF_DAY = 1440;

/**
 * Returns the part of a play that staff can still sell: a play that has begun begins with the
 * running half hour.
 * @throws SlotInThePast, NotOffered beyond the day, BeyondBookingWindow
 */
export function sellablePart(play: Play, timeZone: string, now: Date): Play {
  const end = play.minute + play.length;
  if (end > END_OF_DAY || !isOnTheClock(play, timeZone)) throw new NotOffered();
  if (play.date > daysAfter(dayOf(now, timeZone), WINDOW_DAYS)) throw new BeyondBookingWindow(WINDOW_DAYS);
  let { minute } = play;
  while (minute < end && isOver({ date: play.date, minute }, timeZone, now)) minute += HALF_HOUR;
  if (minute === end) throw new SlotInThePast();
  return { date: play.date, minute, length: end - minute };
}

/**
 * Lists the plays that staff can sell from a start on, the usual one first: the lengths of the
 * venue that are free. A start that has begun, and a gap in which none of them fits, is sold in
 * half hours up to the longest of them.
 */
export function sellablePlays(slot: Slot, lengths: readonly number[], day: CourtDay): Play[] {
  const { timeZone, now, claimed } = day;
  const fitting = (among: readonly number[]) =>
    among
      .map((length) => ({ ...slot, length }))
      .filter((play) => play.minute + play.length <= END_OF_DAY && isOnTheClock(play, timeZone))
      .filter((play) => !halfHoursOf(play).some((halfHour) => claimed.has(halfHour)));
  const whole = fitting(lengths);
  if (whole.length > 0 && startOf(slot, timeZone) > now) return whole;
  const count = Math.max(...lengths) / HALF_HOUR;
  return fitting(Array.from({ length: count }, (_, index) => (count - index) * HALF_HOUR));
}

/** The held half hours of a court's day, which decide what staff can sell there. */
interface CourtDay {
  readonly timeZone: string;
  readonly now: Date;
  readonly claimed: ReadonlySet<number>;
}

/** A play that staff sell to a guest of the desk. */
export interface StaffSale {
  readonly id: BookingId;
  readonly playerId: PlayerId;
  readonly venueId: VenueId;
  readonly courtId: CourtId;
  readonly timeZone: string;
  readonly play: Play;
  readonly gameType: GameType;
  readonly tariff: Tariff;
  readonly totalCents: Cents;
  /** The category of the customer that has made the price, or null. */
  readonly category: PricingCategory | null;
  readonly refunds: RefundRules & Pick<PlayOffer, 'resaleRefund' | 'splitUntil'>;
  readonly graceSeconds: number;
  /**
   * The hour is held without payment until then; `usual` is an hour before it begins, and `link` as
   * long as a player has to pay. `null` if the desk takes the money, now or when they come.
   */
  readonly holdUntil: Date | 'usual' | 'link' | null;
  readonly now: Date;
}

/**
 * Creates a booking that staff have sold. The limits of players do not bind it, and no network
 * address keeps it (docs/adr/0086).
 * @throws HoldNotPossible if the hour begins before the end of the hold, or the hold has ended
 */
export function soldByStaff(sale: StaffSale): Booking {
  const { id, playerId, venueId, courtId, play, now, totalCents, refunds, gameType, tariff } = sale;
  const startsAt = startOf(play, sale.timeZone);
  const deadline = min([addSeconds(now, sale.graceSeconds), startsAt]);
  const holdUntil = endOfHold(sale, startsAt, deadline);
  if (holdUntil && (holdUntil <= now || holdUntil > startsAt)) throw new HoldNotPossible();
  const paymentDueAt = holdUntil ?? deadline;
  return Booking.restore({
    ...ACTIVE,
    id,
    playerId,
    venueId,
    courtId,
    gameType,
    tariff,
    startsAt,
    slotDate: play.date,
    startMinute: play.minute,
    durationMinutes: play.length,
    baseCents: totalCents,
    category: sale.category,
    discountCents: ZERO,
    totalCents,
    paidCents: ZERO,
    refundPolicy: refundPolicyFor(refunds, { startsAt, createdAt: now }),
    paymentDueAt,
    remindAt: holdUntil && remindAt({ createdAt: now, paymentDueAt }),
    placedFrom: null,
    paysAtClubSince: null,
    transfer: null,
    resaleRefund: refunds.resaleRefund,
    splitUntil: refunds.splitUntil,
    guaranteedAt: null,
    createdAt: now,
  });
}

function endOfHold({ holdUntil }: StaffSale, startsAt: Date, deadline: Date): Date | null {
  if (holdUntil === 'usual') return subHours(startsAt, 1);
  return holdUntil === 'link' ? deadline : holdUntil;
}
