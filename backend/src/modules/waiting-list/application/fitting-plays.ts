import { type DayWithoutHold, lastBookableDay, startOf, startsOfCourt } from '../../bookings/index.js';
import type { StretchOfDay } from '../domain/hour-offer.js';
import type { WaitingWish } from '../domain/waiting-entry.js';
import { firstOfferedStart } from '../domain/waiting-times.js';

/** The starts and the length that a player wants on a day. */
type Wanted = Pick<WaitingWish, 'from' | 'to' | 'durationMinutes'>;

/**
 * Returns a function that lists the plays that fit a wish and use kept hours, best first: those
 * that need nothing else, then the earlier ones. Each can still be booked when the offer ends. A
 * line may be long, so the plays of a length are computed once.
 */
export function fittingPlays(kept: StretchOfDay, known: DayWithoutHold): (wanted: Wanted) => StretchOfDay[] {
  const playsOf = new Map<number, StretchOfDay[]>();
  return ({ from, to, durationMinutes }) => {
    const plays = playsOf.get(durationMinutes) ?? playsOfLength(durationMinutes, kept, known);
    playsOf.set(durationMinutes, plays);
    return plays.filter(({ minute }) => minute >= from && minute <= to);
  };
}

function playsOfLength(
  durationMinutes: number,
  kept: StretchOfDay,
  { court, day }: DayWithoutHold,
): StretchOfDay[] {
  const { date, rules, timeZone, now } = day;
  // A player in line was within a window, perhaps the wider one of a category.
  const windows = rules.categories.map(({ windowDays }) => windowDays ?? 0);
  if (date > lastBookableDay(Math.max(rules.windowDays, ...windows), timeZone, now)) return [];
  const notBefore = firstOfferedStart(now, rules.leadMinutes);
  const plays = startsOfCourt(court, { ...day, durationMinutes })
    .filter(({ status }) => status === 'available')
    .map(({ minute }) => ({ date, minute, length: durationMinutes }))
    .filter((play) => overlaps(play, kept) && startOf(play, timeZone) >= notBefore);
  return [...plays.filter((play) => isInside(play, kept)), ...plays.filter((play) => !isInside(play, kept))];
}

function overlaps(one: StretchOfDay, other: StretchOfDay): boolean {
  return one.minute < other.minute + other.length && other.minute < one.minute + one.length;
}

function isInside(play: StretchOfDay, kept: StretchOfDay): boolean {
  return play.minute >= kept.minute && play.minute + play.length <= kept.minute + kept.length;
}
