import { addHours } from 'date-fns/addHours';
import { min } from 'date-fns/min';
import { subHours } from 'date-fns/subHours';

/** A transfer takes time, so it is not offered when the play begins sooner than this. */
const TRANSFER_LEAD_HOURS = 2;

/**
 * The transfer that a booking waits for. The account is that of the moment when the player chose
 * it; the value contains only JSON, so it is stored as it is.
 */
export interface ChosenTransfer {
  /** When the player chose it (ISO). */
  readonly since: string;
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
  readonly note: string | null;
}

/** Returns true if a transfer can still arrive before the play begins. */
export function isInTimeForTransfer(startsAt: Date, now: Date): boolean {
  return now <= subHours(startsAt, TRANSFER_LEAD_HOURS);
}

/** Returns until when the money has to arrive: so many hours, at the latest the start of play. */
export function transferDueAt(startsAt: Date, now: Date, hours: number): Date {
  return min([addHours(now, hours), startsAt]);
}
