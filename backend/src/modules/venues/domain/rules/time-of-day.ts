/** A local time of day in minutes since midnight, on the grid of half hours: 0 to 1440. */
export type MinuteOfDay = number;

/** The grid of opening hours, prices and claims, in minutes. */
export const HALF_HOUR = 30;

/** The end of a day, `"24:00"`. */
export const END_OF_DAY: MinuteOfDay = 24 * 60;

/**
 * Parses a time on the grid: `"08:30"` becomes 510, `"24:00"` becomes 1440. Returns null for any
 * other text.
 */
export function parseTimeOfDay(text: string): MinuteOfDay | null {
  if (text === '24:00') return END_OF_DAY;
  const match = /^([01]\d|2[0-3]):([03]0)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Formats a time of day: 510 becomes `"08:30"`. */
export function formatTimeOfDay(minute: MinuteOfDay): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
