import { minuteOf } from '../../../shared/model/slots';
import type { components } from '../../../shared/api/schema';

export type Dashboard = components['schemas']['DashboardBody'];
export type VenueDay = Dashboard['venues'][number];
export type CourtDay = VenueDay['courts'][number];

type Hour = CourtDay['hours'][number];

/** The state of one hour of a court on the dashboard. */
export type HourState = Hour['status'] | 'maintenance' | 'past';

/**
 * Returns the state of each hour of a court. An unbooked hour is out of order while the court is in
 * maintenance, and it can no longer be booked once it has begun.
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
  hours: readonly Pick<Hour, 'timeSlot' | 'durationMinutes'>[],
): { timeSlot: string; part: number } | null {
  for (const { timeSlot, durationMinutes } of hours) {
    const part = (minuteOf(time) - minuteOf(timeSlot)) / durationMinutes;
    if (part >= 0 && part < 1) return { timeSlot, part };
  }
  return null;
}

/** Returns how many hours are taken, and how many there are: 2.5 of 16. */
export function takenHours({ hours }: Pick<CourtDay, 'hours'>): { taken: number; all: number } {
  const hoursOf = (some: readonly Hour[]) =>
    some.reduce((total, { durationMinutes }) => total + durationMinutes, 0) / 60;
  return { taken: hoursOf(hours.filter(({ status }) => status !== 'free')), all: hoursOf(hours) };
}

/** Returns a time of day some minutes later, or null after midnight: a new day has begun. */
export function timeAfter(time: string, minutes: number): string | null {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  if (total >= 24 * 60) return null;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
