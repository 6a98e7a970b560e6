import { endOf, minutesOf, usualMinutes } from '../../../shared/model/play';
import type { DeskCourt, DeskHour } from '../types';

/** Returns the free hours from `timeSlot` up to what is not free, or to the next closing. */
export function freeFrom({ hours }: Pick<DeskCourt, 'hours'>, timeSlot: string): string[] {
  const free: string[] = [];
  let next = timeSlot;
  for (const hour of hours.slice(hours.findIndex((one) => one.timeSlot === timeSlot))) {
    if (hour.timeSlot !== next || !canBeBlocked(hour)) break;
    free.push(hour.timeSlot);
    next = endOf(hour);
  }
  return free;
}

/** Blocks cover whole hours of the clock. */
export function canBeBlocked(hour: DeskHour): boolean {
  return hour.status === 'free' && hour.timeSlot.endsWith(':00') && minutesOf(hour) === usualMinutes;
}

/** Returns the number of booked hours of a court. */
export function bookedHours({ hours }: Pick<DeskCourt, 'hours'>): number {
  return hours.filter(({ booking }) => booking !== null).length;
}

/** How many days ahead the server accepts blocks. */
export const blockWindowDays = 180;
