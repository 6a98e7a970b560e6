export type TariffType = 'day' | 'night';

const firstHour = 6;
const lastHour = 21;
const firstNightHour = 18;

const slotAt = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The 16 hours that can be booked, "06:00" to "21:00" (specification §9). */
export const slots: readonly string[] = Array.from({ length: lastHour - firstHour + 1 }, (_, index) =>
  slotAt(firstHour + index),
);

export const daySlots: readonly string[] = slots.filter((slot) => tariffOf(slot) === 'day');
export const nightSlots: readonly string[] = slots.filter((slot) => tariffOf(slot) === 'night');

/** Returns the tariff of a slot: night from 18:00 to 21:00, otherwise day (specification §4). */
export function tariffOf(slot: string): TariffType {
  return hourOf(slot) >= firstNightHour ? 'night' : 'day';
}

/** Returns true for times of the night tariff, which have artificial light. */
export function isNight(time: string, nightFrom = slotAt(firstNightHour)): boolean {
  return time >= nightFrom;
}

/** Returns the time some minutes after a slot: "18:30" and 90 → "20:00". */
export function slotEnd(slot: string, minutes = 60): string {
  const end = (minuteOf(slot) + minutes) % (24 * 60);
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** "18:30" → 1110, the minutes since midnight. */
export function minuteOf(slot: string): number {
  return hourOf(slot) * 60 + Number(slot.slice(3, 5));
}

/** "18:00" → 18. */
export function hourOf(slot: string): number {
  return Number(slot.slice(0, 2));
}

/** Returns true if a text is a full or a half hour: "18:30". */
export function isStart(value: string): boolean {
  return /^([01]\d|2[0-3]):[03]0$/.test(value);
}
