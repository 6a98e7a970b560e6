import { gameFrom, type GameType } from '../../../shared/model/games';
import { daysBetween, isDay, shiftDay, todayIn, type LocalDay } from '../../../shared/model/dates';
import { isStart } from '../../../shared/model/slots';

/** The player's choices so far. */
export interface BookingDraft {
  date: LocalDay;
  slot: string | null;
  /** The wanted length of play; without it the usual one of the venue. */
  minutes?: number;
  gameType: GameType;
}

/** The first and the last day that can be booked. */
export interface BookingWindow {
  firstDay: LocalDay;
  lastDay: LocalDay;
}

/** The query parameters of the booking screen's address. */
export const draftParameters = {
  date: 'fecha',
  slot: 'hora',
  minutes: 'duracion',
  gameType: 'juego',
} as const;

/**
 * Returns the days that can be booked: from the venue's current day, which may differ from the
 * browser's, to `bookingWindowDays` later.
 */
export function bookingWindow(timeZone: string, bookingWindowDays: number, now: Date): BookingWindow {
  const firstDay = todayIn(timeZone, now);
  return { firstDay, lastDay: shiftDay(firstDay, bookingWindowDays) };
}

/** Returns true for a day within the window. */
export function canBeBooked(day: string, { firstDay, lastDay }: BookingWindow): boolean {
  return isDay(day) && day >= firstDay && day <= lastDay;
}

/**
 * Returns the seven days of the strip that contain a day. The first strip begins today, so that the
 * days that most players want stand in it.
 */
export function stripOf(day: LocalDay, { firstDay, lastDay }: BookingWindow): LocalDay[] {
  const weeks = Math.floor(daysBetween(firstDay, day) / 7);
  const days = Array.from({ length: 7 }, (_, index) => shiftDay(firstDay, weeks * 7 + index));
  return days.filter((one) => one <= lastDay);
}

type DraftValues = Record<'date' | 'slot' | 'gameType', string> & { minutes?: string };

/**
 * Reads the values of an address. A missing or invalid value becomes the default: the first day
 * with free hours, which is today as a rule, no hour, singles (specification §2).
 */
export function readDraft(
  { date, slot, minutes = '', gameType }: DraftValues,
  window: BookingWindow,
  startDay: LocalDay = window.firstDay,
): BookingDraft {
  return {
    date: canBeBooked(date, window) ? date : startDay,
    slot: isStart(slot) ? slot : null,
    ...(isLength(minutes) ? { minutes: Number(minutes) } : {}),
    gameType: gameFrom(gameType),
  };
}

const isLength = (minutes: string) => /^(30|60|90|120|150|180)$/.test(minutes);
