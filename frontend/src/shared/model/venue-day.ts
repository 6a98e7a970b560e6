import type { components } from '../api/schema';
import type { LocalDay } from './dates';
import { lengthsOfDay } from './lengths';
import { centsOf } from './money';
import type { GameType } from './tariff';

export type VenueDay = components['schemas']['DayOfVenueBody'];
type Start = VenueDay['courts'][number]['starts'][number];

/** A start that can be booked, with the price of the first length that fits there. */
export interface FreeHour {
  date: LocalDay;
  slot: string;
  /** That length, if it is not the usual one of the day. */
  minutes?: number;
  cents: number;
}

/** Where the clock of the venue stands: its day and its time. */
export interface VenueTime {
  today: LocalDay;
  /** "17:25" */
  time: string;
}

/** Returns the price of a length from a start; undefined if it does not fit there. */
export function centsAt({ durations }: Start, gameType: GameType, minutes: number): number | undefined {
  const length = durations.find((one) => one.minutes === minutes);
  return length && centsOf(gameType === 'doubles' ? length.doublesPrice : length.singlesPrice);
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
  const [usualMinutes] = lengthsOfDay(starts.map(({ durations }) => durations));
  return starts
    .filter(({ status, timeSlot }) => status === 'available' && (date > today || timeSlot > time))
    .flatMap(({ timeSlot, durations: [first] }) => {
      if (!first) return [];
      const { minutes, singlesPrice, doublesPrice } = first;
      const cents = centsOf(gameType === 'doubles' ? doublesPrice : singlesPrice);
      return [{ date, slot: timeSlot, cents, ...(minutes === usualMinutes ? {} : { minutes }) }];
    });
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
