import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { isClosingAtDeadline, reopen } from './booking-lifecycle.js';
import type { BookingState } from './booking-state.js';
import { remindAt } from './payment-reminder.js';
import { endOf } from './slot.js';

/** Friends pay until so long after the play (club.md §4). */
const AFTER_PLAY_HOURS = 2;

/** The provider ends a hold after seven days, so the deadline comes before. */
const HELD_DAYS = 6;

/** How long the organiser of a booking has to pay after its guarantee has ended. */
const WITHOUT_GUARANTEE_HOURS = 24;

/**
 * Returns the state of a booking whose total a card guarantees from now on: if it was sold with
 * that promise, friends pay until after the play (docs/adr/0102). Returns the same state if nothing
 * changes, as for a booking that is being released.
 * @param heldSince when the payment that holds the amount was begun
 */
export function guaranteed(state: BookingState, heldSince: Date, now: Date): BookingState {
  const { status, splitUntil, guaranteedAt, paysAtClubSince, transfer, paidCents, totalCents } = state;
  const isPromised = splitUntil === 'after_play' && status === 'active' && guaranteedAt === null;
  if (!isPromised || paysAtClubSince || transfer || paidCents >= totalCents) return state;
  const held = { ...state, guaranteedAt: heldSince };
  const paymentDueAt = max([state.paymentDueAt, dueIfStarting(held, state.startsAt)]);
  return { ...held, paymentDueAt, remindAt: remindGuaranteed(paymentDueAt, now) };
}

/**
 * Returns the state of a booking whose guarantee has ended without being captured. If a saved card
 * can be charged instead, the deadline stays. Otherwise the organiser has a day, at the latest
 * until the play begins. Once it has begun, the deadline stays too: what is missing is owed to the
 * club. Returns the same state if nothing changes.
 */
export function withoutGuarantee(state: BookingState, now: Date, hasSavedCard: boolean): BookingState {
  const { status, guaranteedAt, paidCents, totalCents, startsAt } = state;
  if (status !== 'active' || guaranteedAt === null || paidCents >= totalCents) return state;
  const ended = { ...state, guaranteedAt: null };
  if (hasSavedCard || now >= startsAt) return ended;
  const paymentDueAt = min([state.paymentDueAt, startsAt, addHours(now, WITHOUT_GUARANTEE_HOURS)]);
  return { ...ended, paymentDueAt, remindAt: remindAt({ createdAt: now, paymentDueAt }) };
}

/**
 * Returns the state of a booking that was played before it was paid: nothing is released, and what
 * is missing is owed at the club's desk.
 * @throws RangeError if the deadline is not closing the booking, or came before its start
 */
export function owingAtClub(state: BookingState, at: Date): BookingState {
  if (!isClosingAtDeadline(state) || !isDueAfterStart(state))
    throw new RangeError(`booking ${state.id} owes nothing at the club`);
  return { ...state, ...reopen(state), guaranteedAt: null, paysAtClubSince: at };
}

/** Returns true if the payment deadline comes after the play has begun. */
export function isDueAfterStart({ paymentDueAt, startsAt }: BookingState): boolean {
  return paymentDueAt > startsAt;
}

/** Returns the payment deadline of a booking if its play begins at this instant. */
export function dueIfStarting(state: BookingState, startsAt: Date): Date {
  const { paysAtClubSince, guaranteedAt, paymentDueAt, durationMinutes } = state;
  if (paysAtClubSince) return startsAt;
  if (!guaranteedAt) return min([paymentDueAt, startsAt]);
  return min([
    addHours(endOf(startsAt, durationMinutes), AFTER_PLAY_HOURS),
    addDays(guaranteedAt, HELD_DAYS),
  ]);
}

/** Returns when to remind of a deadline that has moved: a day before it, else two hours. */
export function remindGuaranteed(paymentDueAt: Date, now: Date): Date | null {
  const times = [subDays(paymentDueAt, 1), subHours(paymentDueAt, AFTER_PLAY_HOURS)];
  return times.find((time) => time > now) ?? null;
}
