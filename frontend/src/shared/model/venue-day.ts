import { type GameType, usualGame } from './games';
import type { components } from '../api/schema';
import type { LocalDay } from './dates';
import { centsFor, lengthsOfDay } from './lengths';

export type VenueDay = components['schemas']['DayOfVenueBody'];
type Start = VenueDay['courts'][number]['starts'][number];

/** A start that can be booked, with the price of one length of play. */
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
  return length && centsFor(length, gameType);
}

/**
 * Returns the hours of a court that can still be booked, in order: for the wanted length, or each
 * for the first that fits there.
 */
export function freeHoursOf(
  courtId: string,
  date: LocalDay,
  day: VenueDay | undefined,
  { today, time }: VenueTime,
  gameType: GameType = usualGame,
  wanted?: number,
): FreeHour[] {
  const starts = day?.courts.find(({ id }) => id === courtId)?.starts ?? [];
  const [usualMinutes] = lengthsOfDay(starts.map(({ durations }) => durations));
  return starts
    .filter(({ status, timeSlot }) => status === 'available' && (date > today || timeSlot > time))
    .flatMap(({ timeSlot, durations }) => {
      const length =
        wanted === undefined ? durations[0] : durations.find(({ minutes }) => minutes === wanted);
      if (!length) return [];
      const named = length.minutes === usualMinutes ? {} : { minutes: length.minutes };
      return [{ date, slot: timeSlot, cents: centsFor(length, gameType), ...named }];
    });
}

/**
 * Returns the future starts at which a court is booked and no court is free for so long, in order.
 * These are the ones that a player can wait for.
 */
export function fullStartsOf(date: LocalDay, day: VenueDay, at: VenueTime, minutes?: number): string[] {
  const free = day.courts.flatMap(({ id }) => freeHoursOf(id, date, day, at, usualGame, minutes));
  const isFree = new Set(free.map(({ slot }) => slot));
  const booked = day.courts.flatMap(({ starts }) =>
    starts.filter(({ status }) => status === 'booked').map(({ timeSlot }) => timeSlot),
  );
  return [...new Set(booked)]
    .filter((slot) => !isFree.has(slot) && (date > at.today || slot > at.time))
    .toSorted();
}

/** Returns true between the opening and the closing of a venue. */
export function isOpenAt(day: VenueDay, time: string): boolean {
  return day.opening.some(([from = '', to = '']) => from <= time && time < to);
}
