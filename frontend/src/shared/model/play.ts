import { timeOf } from './local-time';
import { slotEnd } from './slots';

/** When a game is played on the clock of its venue, as every view of a booking tells it. */
export interface Play {
  /** "18:00" */
  timeSlot: string;
  /** Missing in what an earlier build kept on this device: one hour. */
  durationMinutes?: number;
  /** "2026-11-21T19:30:00". It differs from start and length only when the clocks change. */
  endsAt?: string;
}

/** The length that the product has by itself (specification §9), in minutes. */
export const usualMinutes = 60;

/** Returns the time at which a game ends: "19:30". */
export function endOf({ timeSlot, durationMinutes = usualMinutes, endsAt }: Play): string {
  return endsAt === undefined ? slotEnd(timeSlot, durationMinutes) : timeOf(endsAt);
}

/** Returns the length of a game in minutes. */
export function minutesOf({ durationMinutes = usualMinutes }: Play): number {
  return durationMinutes;
}
