import type { components } from '../api/schema';
import type { LocalDay } from './dates';
import { centsOf } from './money';
import type { GameType } from './tariff';

export type VenueDay = components['schemas']['DayOfVenueBody'];
type Start = VenueDay['courts'][number]['starts'][number];

/** An hour that can be booked, with its price. */
export interface FreeHour {
  date: LocalDay;
  slot: string;
  cents: number;
}

/** Where the clock of the venue stands: its day and its time. */
export interface VenueTime {
  today: LocalDay;
  /** "17:25" */
  time: string;
}

/** Returns the price of one hour from a start. */
export function centsAt({ durations: [hour] }: Start, gameType: GameType): number {
  if (!hour) return 0;
  return centsOf(gameType === 'doubles' ? hour.doublesPrice : hour.singlesPrice);
}

/** Returns the hours of a court that can still be booked, in order. */
export function freeHoursOf(
  courtId: string,
  date: LocalDay,
  day: VenueDay | undefined,
  { today, time }: VenueTime,
  gameType: GameType = 'singles',
): FreeHour[] {
  const starts = day?.courts.find(({ id }) => id === courtId)?.starts ?? [];
  return starts
    .filter(({ status, timeSlot }) => status === 'available' && (date > today || timeSlot > time))
    .map((start) => ({ date, slot: start.timeSlot, cents: centsAt(start, gameType) }));
}

/** Returns true between the opening and the closing of a venue. */
export function isOpenAt(day: VenueDay, time: string): boolean {
  return day.opening.some(([from = '', to = '']) => from <= time && time < to);
}

/**
 * Returns how many courts stand free in the running hour. The start of that hour is `past` if
 * nobody had it, and still `available` if the day was read before the hour began.
 */
export function courtsFreeAt(day: VenueDay, time: string): number {
  if (!isOpenAt(day, time)) return 0;
  return day.courts.filter(({ starts }) => {
    const running = starts.findLast(({ timeSlot }) => timeSlot <= time);
    return running?.status === 'past' || running?.status === 'available';
  }).length;
}
