import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import { subSeconds } from 'date-fns/subSeconds';

/** An hour that begins sooner goes to the public at once (club.md §4). */
const PUBLIC_MINUTES_BEFORE = 90;

/** For how long an hour is offered to one player (club.md §4). */
const OFFER_MINUTES = 15;

/** An hour that was booked and given back unpaid within this time had no line. */
const GIVEN_BACK_MINUTES = 15;

/** A job that is not lost has run by then. */
const PATIENCE_SECONDS = 20;

/** The clock of the database, which runs the jobs, may be a moment ahead of this process. */
const CLOCK_DIFFERENCE_MS = 1_000;

/** Returns when an offer ends that is made now. */
export function offerEnd(now: Date): Date {
  return addMinutes(now, OFFER_MINUTES);
}

/** Returns the first start that is kept for those who wait if it becomes free now. */
export function firstKeptStart(now: Date): Date {
  return addMinutes(now, PUBLIC_MINUTES_BEFORE);
}

/**
 * Returns true if an hour that becomes free now goes to the public: it was booked minutes ago and
 * nothing was paid. Otherwise booking and cancelling would keep any hour from the public for free.
 * @param unpaidSince when it was booked, if nothing was paid for it
 */
export function isForPublic(unpaidSince: Date | undefined, now: Date): boolean {
  return unpaidSince !== undefined && now < addMinutes(unpaidSince, GIVEN_BACK_MINUTES);
}

/** Returns the first start that is kept and that can still be booked when an offer of now ends. */
export function firstOfferedStart(now: Date, leadMinutes: number): Date {
  return max([firstKeptStart(now), addMinutes(now, leadMinutes + OFFER_MINUTES)]);
}

/** Returns when the job may run that passes on an offer. */
export function passTime(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + CLOCK_DIFFERENCE_MS);
}

/** Returns before which instant the job of an offer should have been run if it is not lost. */
export function lateSince(now: Date): Date {
  return subSeconds(now, PATIENCE_SECONDS);
}
