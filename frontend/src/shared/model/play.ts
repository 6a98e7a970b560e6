import { clockTime } from './local-time';
import { slotEnd } from './slots';

/** When a game is played, as every view of a booking has it. */
export interface Play {
  /** "18:00" on the clock of the venue. */
  timeSlot: string;
  /** Missing in what an earlier build kept on this device: one hour. */
  durationMinutes?: number;
  /** The instant at which it ends (ISO, UTC), and the IANA zone of the venue. */
  endsAt?: string;
  timeZone?: string;
}

/** The length that the product has by itself (specification §9), in minutes. */
export const usualMinutes = 60;

/** Returns the time at which a game ends: "19:30". The clocks may change while it is played. */
export function endOf({ timeSlot, durationMinutes = usualMinutes, endsAt, timeZone }: Play): string {
  return endsAt && timeZone ? clockTime(endsAt, timeZone) : slotEnd(timeSlot, durationMinutes);
}

/** Returns the length of a game in minutes. */
export function minutesOf({ durationMinutes = usualMinutes }: Play): number {
  return durationMinutes;
}
