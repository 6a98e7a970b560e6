import { clockTime, isDay, shortDay, todayIn } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { actions, empty, fields, sharper, texts, values } from '../texts';
import type { AuditChange, AuditRow } from '../types';

/** A change as it is told: the field in words, and both values; `before` null where the thing is new. */
export interface ToldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Ids say nothing to a person. */
const untold = new Set(['id', 'venueId', 'courtId']);
const order = Object.keys(fields);

/** "cambió las tarifas de Cancha 2 · Centro": what goes on after the admin's name. */
export function deedOf({ action, subject: { label }, changes }: AuditRow): string {
  return sharperDeed(action, label, changes) ?? actions[action]?.did(label) ?? sharper.other(action, label);
}

/** "Cancha editada": an action as one chooses it. */
export function actionName(action: string): string {
  return actions[action]?.name ?? action;
}

/** "20/11/2026" and "18:05" in that zone. */
export function momentOf(at: string, timeZone: string): { day: string; time: string } {
  return { day: shortDay(todayIn(timeZone, new Date(at))), time: clockTime(at, timeZone) };
}

/** The changes in a fixed order of fields. An update has both sides; of what is new or gone only one is told. */
export function changesOf({ action, changes }: AuditRow, timeZone: string): ToldChange[] {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const hasBoth = action.endsWith('.updated');
  return changes
    .filter(({ field }) => !untold.has(field))
    .sort((a, b) => place(a.field) - place(b.field) || a.field.localeCompare(b.field))
    .map(({ field, before, after }) => ({
      field: fields[field] ?? field,
      before: hasBoth || before !== null ? valueOf(field, before, timeZone) : null,
      after: hasBoth || after !== null ? valueOf(field, after, timeZone) : null,
    }));
}

function sharperDeed(action: string, label: string, changes: readonly AuditChange[]): string | null {
  const [first, second] = changes;
  if (action === 'court.updated' && first && changes.every(({ field }) => field.endsWith('Price')))
    return sharper.tariffs(label);
  if (!first || second) return null;
  if (action === 'court.updated' && first.field === 'status')
    return first.after === 'available' ? sharper.toAvailable(label) : sharper.toMaintenance(label);
  if (action !== 'discount.updated') return null;
  const isOn = first.after === 'true';
  if (first.field === 'isActive') return isOn ? sharper.codeOn(label) : sharper.codeOff(label);
  if (first.field === 'isPromoted') return isOn ? sharper.codeShown(label) : sharper.codeHidden(label);
  return null;
}

function valueOf(field: string, value: string | null, timeZone: string): string {
  if (value === null || value === '') return empty[field] ?? texts.nothing;
  const word = values[field]?.[value];
  if (word) return word;
  if (/(Price|Amount)$/.test(field) && /^-?\d+\.\d\d$/.test(value)) return formatMoney(centsOf(value));
  if (field === 'imageUrl') return value.split('/').at(-1) ?? value;
  if (isDay(value)) return shortDay(value);
  if (isInstant(value)) {
    const { day, time } = momentOf(value, timeZone);
    return `${day}, ${time}`;
  }
  return value;
}

function isInstant(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(value);
}
