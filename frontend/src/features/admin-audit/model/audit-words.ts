import { dayAndTime, isDay, shortDay } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { actions, empty, fields, specific, texts, values } from '../texts';
import type { AuditChange, AuditRow } from '../types';

/** A change in words. `before` is null if the field is new, `after` is null if it is gone. */
export interface DescribedChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Fields that are not shown: ids mean nothing to an admin. */
const hiddenFields = new Set(['id', 'venueId', 'courtId']);
const fieldOrder = Object.keys(fields);

/** Returns the sentence without the admin's name: "cambió las tarifas de Cancha 2 · Centro". */
export function actionSentence({ action, subject: { label }, changes }: AuditRow): string {
  return (
    specificSentence(action, label, changes) ??
    actions[action]?.sentence(label) ??
    specific.other(action, label)
  );
}

/** Returns the name of an action for the filter: "Cancha editada". */
export function actionName(action: string): string {
  return actions[action]?.name ?? action;
}

/**
 * Returns the changes in words, in a fixed order of fields. A change of an update has both values;
 * any other change has only those that exist.
 */
export function changesOf({ action, changes }: AuditRow, timeZone: string): DescribedChange[] {
  const place = (field: string) =>
    fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length;
  const hasBoth = action.endsWith('.updated');
  return changes
    .filter(({ field }) => !hiddenFields.has(field))
    .sort((a, b) => place(a.field) - place(b.field) || a.field.localeCompare(b.field))
    .map(({ field, before, after }) => ({
      field: fields[field] ?? field,
      before: hasBoth || before !== null ? valueOf(field, before, timeZone) : null,
      after: hasBoth || after !== null ? valueOf(field, after, timeZone) : null,
    }));
}

function specificSentence(action: string, label: string, changes: readonly AuditChange[]): string | null {
  const [first, second] = changes;
  if (action === 'court.updated' && first && changes.every(({ field }) => field.endsWith('Price')))
    return specific.tariffs(label);
  if (!first || second) return null;
  if (action === 'court.updated' && first.field === 'status')
    return first.after === 'available' ? specific.toAvailable(label) : specific.toMaintenance(label);
  if (action !== 'discount.updated') return null;
  const isOn = first.after === 'true';
  if (first.field === 'isActive') return isOn ? specific.codeOn(label) : specific.codeOff(label);
  if (first.field === 'isPromoted') return isOn ? specific.codeShown(label) : specific.codeHidden(label);
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
    const { day, time } = dayAndTime(value, timeZone);
    return `${day}, ${time}`;
  }
  return value;
}

function isInstant(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(value);
}
