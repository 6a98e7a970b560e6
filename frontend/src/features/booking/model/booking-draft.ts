import { isDay, shiftDay, todayIn, type LocalDay } from '../../../shared/model/dates';
import { isSlot } from '../../../shared/model/slots';
import type { GameType } from '../../../shared/model/tariff';

/** What the player has chosen so far; it lives in the address, so that reload and Back lose nothing. */
export interface BookingDraft {
  date: LocalDay;
  slot: string | null;
  gameType: GameType;
}

/** The days that can be booked, both included. */
export interface BookingWindow {
  firstDay: LocalDay;
  lastDay: LocalDay;
}

const names = { date: 'fecha', slot: 'hora', gameType: 'juego' } as const;

/** From the venue's own today, not the browser's, to the last day that is open (`bookingWindowDays` ahead). */
export function bookingWindow(timeZone: string, bookingWindowDays: number, now = new Date()): BookingWindow {
  const firstDay = todayIn(timeZone, now);
  return { firstDay, lastDay: shiftDay(firstDay, bookingWindowDays) };
}

/** Reads an address; whatever is missing or makes no sense becomes the default: today, no hour, singles (specification §2). */
export function readDraft(params: URLSearchParams, { firstDay, lastDay }: BookingWindow): BookingDraft {
  const date = params.get(names.date) ?? '';
  const slot = params.get(names.slot) ?? '';
  return {
    date: isDay(date) && date >= firstDay && date <= lastDay ? date : firstDay,
    slot: isSlot(slot) ? slot : null,
    gameType: params.get(names.gameType) === 'doubles' ? 'doubles' : 'singles',
  };
}

/** The part of the address that `readDraft` reads back. */
export function draftParams({ date, slot, gameType }: BookingDraft): Record<string, string> {
  return { [names.date]: date, ...(slot === null ? {} : { [names.slot]: slot }), [names.gameType]: gameType };
}
