import { hourOf, slots } from '../../../shared/model/slots';
import type { DeskCourt } from '../types';

/** "18:00" → "19:00", when that hour is over. */
export function endOf(timeSlot: string): string {
  return `${String(hourOf(timeSlot) + 1).padStart(2, '0')}:00`;
}

/** The hours that can be blocked in one go from a free one on: up to the next that is taken. */
export function freeFrom({ hours }: Pick<DeskCourt, 'hours'>, timeSlot: string): string[] {
  const from = slots.indexOf(timeSlot);
  const taken = hours.findIndex(({ status }, index) => index >= from && status !== 'free');
  return hours.slice(from, taken === -1 ? undefined : taken).map((hour) => hour.timeSlot);
}

/** How many of a court's hours are booked. */
export function bookedHours({ hours }: Pick<DeskCourt, 'hours'>): number {
  return hours.filter(({ booking }) => booking !== null).length;
}

/** How many days ahead the server lets hours be blocked. */
export const blockWindowDays = 180;
