import { isDay, shiftDay, todayIn, type LocalDay } from '../../../shared/model/dates';
import { isSlot } from '../../../shared/model/slots';
import type { GameType } from '../../../shared/model/tariff';

/** The player's choices so far. */
export interface BookingDraft {
  date: LocalDay;
  slot: string | null;
  gameType: GameType;
}

/** The first and the last day that can be booked. */
export interface BookingWindow {
  firstDay: LocalDay;
  lastDay: LocalDay;
}

/** The query parameters of the booking screen's address. */
export const draftParameters = { date: 'fecha', slot: 'hora', gameType: 'juego' } as const;

/**
 * Returns the days that can be booked: from the venue's current day, which may differ from the
 * browser's, to `bookingWindowDays` later.
 */
export function bookingWindow(timeZone: string, bookingWindowDays: number, now = new Date()): BookingWindow {
  const firstDay = todayIn(timeZone, now);
  return { firstDay, lastDay: shiftDay(firstDay, bookingWindowDays) };
}

/**
 * Reads the values of an address. A missing or invalid value becomes the default: today, no hour,
 * singles (specification §2).
 */
export function readDraft(
  { date, slot, gameType }: Record<keyof typeof draftParameters, string>,
  { firstDay, lastDay }: BookingWindow,
): BookingDraft {
  return {
    date: isDay(date) && date >= firstDay && date <= lastDay ? date : firstDay,
    slot: isSlot(slot) ? slot : null,
    gameType: gameType === 'doubles' ? 'doubles' : 'singles',
  };
}
