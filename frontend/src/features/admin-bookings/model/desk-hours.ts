import { slots } from '../../../shared/model/slots';
import type { DeskCourt } from '../types';

/** Returns the free hours from `timeSlot` up to the next hour that is not free. */
export function freeFrom({ hours }: Pick<DeskCourt, 'hours'>, timeSlot: string): string[] {
  const start = slots.indexOf(timeSlot);
  const end = hours.findIndex(({ status }, index) => index >= start && status !== 'free');
  return hours.slice(start, end === -1 ? undefined : end).map((hour) => hour.timeSlot);
}

/** Returns the number of booked hours of a court. */
export function bookedHours({ hours }: Pick<DeskCourt, 'hours'>): number {
  return hours.filter(({ booking }) => booking !== null).length;
}

/** How many days ahead the server accepts blocks. */
export const blockWindowDays = 180;
