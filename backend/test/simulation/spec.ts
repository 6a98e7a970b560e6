import { TZDate } from '@date-fns/tz';

/**
 * Rules of the product as the specification writes them, without any code of the product. Amounts
 * are whole cents.
 */
export const OPENS = 6;
export const LAST_START = 21;
export const NIGHT_FROM = 18;
export const WINDOW_DAYS = 60;
export const GRACE_MINUTES = 60;
export const UNPAID_PER_PLAYER = 4;
export const HOURS_PER_ADDRESS = 8;
export const LEAST_CHARGE = 50;
/** An hour that becomes free later than this before its start goes to everyone (club.md §4). */
export const KEPT_MINUTES_BEFORE = 90;
export const OFFER_MINUTES = 15;
export const WISHES_PER_PLAYER = 10;
/** An hour that was booked and given back unpaid within this time had no line (docs/adr/0064). */
export const PUBLIC_AGAIN_MINUTES = 15;
/** How many bookings of a player may wait for a desk or a transfer (docs/adr/0059). */
export const AT_CLUB_PER_PLAYER = 2;
/** After so many transfers that did not arrive, a player pays by card for a while. */
export const LAPSED_TRANSFERS = 2;
export const LAPSED_DAYS = 30;
export const TRANSFER_LEAD_MINUTES = 120;
/** A decision about a resale waits so long for money that may still come (docs/adr/0065). */
export const RESALE_PATIENCE_DAYS = 7;
export const RESALE_ASKS_AGAIN_MINUTES = 60;
const HOUR_MS = 3_600_000;

/** The start of an hour of a venue's calendar (decisions.md §3). */
export function startOf(date: string, hour: number, timeZone: string): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, timeZone).getTime());
}

/** The day `days` after the one that it is at an instant in a zone. */
export function dayAfter(at: Date, days: number, timeZone: string): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
  return new Date(Date.parse(`${today}T12:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** Refund terms: so long before the start, such a percentage goes back. */
export type Terms = readonly { hoursBefore: number; percentage: number }[];

/** The terms of the specification, and two that a venue could choose (club.md §2). */
export const TERMS: readonly Terms[] = [
  [
    { hoursBefore: 24, percentage: 100 },
    { hoursBefore: 12, percentage: 50 },
  ],
  [
    { hoursBefore: 48, percentage: 90 },
    { hoursBefore: 20, percentage: 33 },
    { hoursBefore: 3, percentage: 10 },
  ],
  [{ hoursBefore: 2, percentage: 75 }],
];

/** The percentage that a cancellation gives back: more than 24 hours before, or at least 12. */
export function refundPercentage(terms: Terms, startsAt: Date, at: Date): number {
  const hours = (startsAt.getTime() - at.getTime()) / HOUR_MS;
  const step = terms.find(({ hoursBefore }, index) =>
    index === 0 ? hours > hoursBefore : hours >= hoursBefore,
  );
  return step?.percentage ?? 0;
}

/** Half up to the cent (decisions.md §2). */
export const percentOf = (cents: number, percentage: number): number =>
  Math.floor((cents * percentage + 50) / 100);

/** The shares of a total: they differ by at most one cent, the cheaper ones first. */
export function shares(total: number, places: number): number[] {
  const least = Math.floor(total / places);
  const odd = total - least * places;
  return Array.from({ length: places }, (_share, index) => (index < places - odd ? least : least + 1));
}

/** Returns what a code leaves of a price: 0.01 to 0.49 cannot be charged, so nothing is left. */
export function afterCode(base: number, code: { percentage: number } | { cents: number }): number {
  const off = 'cents' in code ? code.cents : percentOf(base, code.percentage);
  const left = Math.max(0, base - off);
  return left < LEAST_CHARGE ? 0 : left;
}

/** Spreads a refund over payments by the largest remainder; of equal ones the earlier wins. */
export function spread(refund: number, payments: readonly number[]): number[] {
  const whole = payments.reduce((sum, cents) => sum + cents, 0);
  if (whole === 0) return payments.map(() => 0);
  const parts = payments.map((cents) => Math.floor((refund * cents) / whole));
  const remainders = payments.map((cents, index) => ({ index, rest: (refund * cents) % whole }));
  remainders.sort((a, b) => b.rest - a.rest || a.index - b.index);
  const missing = refund - parts.reduce((sum, cents) => sum + cents, 0);
  for (const { index } of remainders.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
