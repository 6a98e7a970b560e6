import { minutesOf } from '../../../shared/model/play';
import { minuteOf, slotEnd } from '../../../shared/model/slots';
import type { Intervals } from '../../../shared/model/venue-rules';
import type { DeskCourt } from '../types';

/** A beginning or an end of a block, "10:30". The end of the day is "24:00". */
export interface BlockTime {
  time: string;
  /** False if the half hour that begins or ends there lies outside the opening hours. */
  open: boolean;
}

const halfHour = 30;
const halfHoursOfDay = 48;

/**
 * Lists the half hours at which a block of a court can begin: those that are free and not over at
 * `now`, the time at the venue (an empty text on a later day). The chosen one stays.
 */
export function blockStarts(court: Court, opening: Intervals, now: string, chosen: string): BlockTime[] {
  const isTaken = takenOf(court);
  return Array.from({ length: halfHoursOfDay }, (_, index) => index)
    .filter((index) => !isTaken.has(index) && (timeOf(index + 1) > now || timeOf(index) === chosen))
    .map((index) => ({ time: timeOf(index), open: isOpen(opening, index) }));
}

/** Returns where a block opened at a free time begins: there, or at the running half hour. */
export function firstStart(timeSlot: string, now: string): string {
  const start = minuteOf(timeSlot) / halfHour;
  const isOver = (index: number) => index < halfHoursOfDay - 1 && timeOf(index + 1) <= now;
  let index = start;
  while (isOver(index)) index++;
  return timeOf(index);
}

/** Returns true if a part of these hours is offered to a player in line. */
export function endsAnOffer({ hours }: Court, from: string, to: string): boolean {
  return hours.some(
    (hour) =>
      hour.status === 'kept' &&
      hour.timeSlot < to &&
      minuteOf(from) < minuteOf(hour.timeSlot) + minutesOf(hour),
  );
}

/** Lists the ends of a block that begins at `from`, up to what is taken next. */
export function blockEnds(court: Court, opening: Intervals, from: string): BlockTime[] {
  const isTaken = takenOf(court);
  const ends: BlockTime[] = [];
  for (let index = minuteOf(from) / halfHour; index < halfHoursOfDay && !isTaken.has(index); index++)
    ends.push({ time: timeOf(index + 1), open: isOpen(opening, index) });
  return ends;
}

/**
 * Returns the end that was chosen if it is one of these. Otherwise the block lasts an hour, or less
 * where the court is taken or the venue closes.
 */
export function blockEnd(ends: readonly BlockTime[], chosen: string | null): string {
  if (chosen !== null && ends.some(({ time }) => time === chosen)) return chosen;
  const withinAnHour = ends.slice(0, 2);
  const end = withinAnHour.findLast(({ open }) => open) ?? withinAnHour.at(-1);
  return end?.time ?? '';
}

/** Returns the number of booked hours of a court. */
export function bookedHours({ hours }: Court): number {
  return hours.filter(({ booking }) => booking !== null).length;
}

/** How many days ahead the server accepts blocks. */
export const blockWindowDays = 180;

type Court = Pick<DeskCourt, 'hours'>;

/** The half hours (0 to 47) that bookings and blocks hold. A block goes before the waiting list. */
function takenOf({ hours }: Court): Set<number> {
  const taken = hours.filter(({ booking, block }) => booking !== null || block !== null);
  return new Set(
    taken.flatMap((hour) =>
      Array.from(
        { length: minutesOf(hour) / halfHour },
        (_, index) => minuteOf(hour.timeSlot) / halfHour + index,
      ),
    ),
  );
}

function isOpen(opening: Intervals, index: number): boolean {
  return opening.some(([from = '', to = '']) => from <= timeOf(index) && timeOf(index + 1) <= to);
}

function timeOf(index: number): string {
  return index === halfHoursOfDay ? '24:00' : slotEnd('00:00', index * halfHour);
}
