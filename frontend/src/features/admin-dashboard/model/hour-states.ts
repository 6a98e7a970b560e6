import { slots } from '../../../shared/model/slots';
import type { CourtDay } from '../types';

/** What one hour of a court looks like on the dashboard. */
export type HourState = CourtDay['hours'][number]['status'] | 'maintenance' | 'past';

/**
 * Returns the state of each hour of a court. An hour that nobody booked is out of order while the
 * court is in maintenance, and it can no longer be booked once it has begun.
 * @param time the time on the venue's clock, `HH:mm`
 */
export function hourStates(
  { hours, status }: CourtDay,
  time: string,
): { timeSlot: string; state: HourState }[] {
  return hours.map(({ timeSlot, status: hour }) => {
    if (hour !== 'free') return { timeSlot, state: hour };
    if (status === 'maintenance') return { timeSlot, state: 'maintenance' };
    return { timeSlot, state: timeSlot <= time ? 'past' : 'free' };
  });
}

/** Returns the running hour and the part of it that has passed, or null outside the hours. */
export function runningHour(
  time: string,
  hours: readonly string[] = slots,
): { timeSlot: string; part: number } | null {
  const timeSlot = `${time.slice(0, 2)}:00`;
  return hours.includes(timeSlot) ? { timeSlot, part: Number(time.slice(3)) / 60 } : null;
}

/** Returns a time of day some minutes later, or null after midnight: a new day has begun. */
export function timeAfter(time: string, minutes: number): string | null {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  if (total >= 24 * 60) return null;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
