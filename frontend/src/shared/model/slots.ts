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

/** Returns true for slots of the night tariff, which have artificial light. */
export function isNight(slot: string): boolean {
  return tariffOf(slot) === 'night';
}

/** Returns the end of a slot of one hour: "18:00" → "19:00". */
export function slotEnd(slot: string): string {
  return slotAt(hourOf(slot) + 1);
}

/** "18:00" → 18. */
export function hourOf(slot: string): number {
  return Number(slot.slice(0, 2));
}

/** Returns true if a text is one of the sixteen slots. */
export function isSlot(value: string): boolean {
  return slots.includes(value);
}
