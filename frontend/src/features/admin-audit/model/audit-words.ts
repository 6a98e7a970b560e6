import { dayAndTime, dayInWords, isDay, shortDay, todayIn } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { slotEnd } from '../../../shared/model/slots';
import { actions, fields, specific, texts, values } from '../texts';
import type { AuditChange, AuditRow } from './audit-filter';

/** A change in words. `before` is null if the field is new, `after` is null if it is gone. */
export interface DescribedChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Fields that are not shown: ids mean nothing to an admin. */
const hiddenFields = new Set(['id', 'venueId', 'courtId', 'playerId']);
/** Entries of a version that knew whole hours name the first and the last of them. */
const fieldsOfBlock = ['date', 'untilDate', 'from', 'to', 'firstSlot', 'lastSlot'];
/** Fields that the sentence of an action contains. */
const fieldsOfSentence: Record<string, readonly string[]> = {
  'hours.blocked': fieldsOfBlock,
  'hours.unblocked': fieldsOfBlock,
  'booking.cancelled': ['status'],
};
/** The words for an empty field, by field. */
const empty: Record<string, string> = {
  maxUsage: 'sin límite',
  maxPerPlayer: 'sin límite',
  venueIds: 'todos',
  expiresAt: 'sin vencimiento',
  description: 'sin descripción',
  imageUrl: 'sin imagen',
  phone: 'sin teléfono',
  whatsapp: 'sin WhatsApp',
  address: 'sin dirección',
  coordinates: 'sin punto del mapa',
  amenities: 'sin servicios',
  houseRules: 'sin normas',
  imageAlt: 'sin texto',
  furtherPhotos: 'ninguna',
  reason: 'sin motivo',
  indoor: 'sin indicar',
  lights: 'sin indicar',
};
const fieldOrder = Object.keys(fields);

/** Returns the sentence without the admin's name: "cambió las tarifas de la cancha 2 · Centro". */
export function actionSentence(row: AuditRow): string {
  const { action, changes } = row;
  const { label } = row.subject;
  return (
    blockSentence(row) ??
    cancellationSentence(row) ??
    specificSentence(action, label, changes) ??
    actions[action]?.sentence(label) ??
    specific.other(action, label)
  );
}

/** Returns the name of the admin, or words for a player, whose name the audit does not keep. */
export function actorOf({ admin }: AuditRow): string {
  return admin?.username ?? texts.aPlayer;
}

/** Returns the name of an action for the filter: "Cancha editada". */
export function actionName(action: string): string {
  return actions[action]?.name ?? action;
}

/**
 * Returns the changes in words, in a fixed order of fields. A change of an update has both values;
 * any other change has only those that exist.
 */
export function changesOf({ action, changes, timeZone }: AuditRow): DescribedChange[] {
  const place = (field: string) =>
    fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length;
  const hasBoth = action.endsWith('.updated');
  return changes
    .filter(({ field }) => !hiddenFields.has(field) && !fieldsOfSentence[action]?.includes(field))
    .sort((a, b) => place(a.field) - place(b.field) || a.field.localeCompare(b.field))
    .map(({ field, before, after }) => ({
      field: fields[field] ?? field,
      before: hasBoth || before !== null ? valueOf(field, before, timeZone) : null,
      after: hasBoth || after !== null ? valueOf(field, after, timeZone) : null,
    }));
}

/** "cerró la cancha 2 · Centro el viernes 20 de noviembre de 14:00 a 16:00" */
function blockSentence({ action, subject, changes, at, timeZone }: AuditRow): string | null {
  if (!action.startsWith('hours.')) return null;
  const fact = (name: string) => {
    const change = changes.find(({ field }) => field === name);
    return change?.after ?? change?.before ?? '';
  };
  const [date, lastSlot] = [fact('date'), fact('lastSlot')];
  const from = fact('from') || fact('firstSlot');
  const to = fact('to') || (lastSlot === '' ? '' : slotEnd(lastSlot));
  if (!isDay(date) || from === '' || to === '') return null;
  const until = isDay(fact('untilDate')) ? fact('untilDate') : date;
  const day = (of: string) => dayInSentence(of, at, timeZone);
  const when =
    until === date ? specific.onDay(day(date), from, to) : specific.onDays(day(date), day(until), from, to);
  return action === 'hours.blocked'
    ? specific.closed(subject.label, when)
    : specific.reopened(subject.label, when);
}

/** Describes the booking by its hour: the label ends with "2026-11-20 14:00" and the code. */
function cancellationSentence({ action, subject, at, timeZone }: AuditRow): string | null {
  if (action !== 'booking.cancelled') return null;
  const [, court, date, time, code] =
    /^(.*) · (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(?: · (\S+))?$/.exec(subject.label) ?? [];
  if (court === undefined || date === undefined || time === undefined) return null;
  return specific.cancelled(court, specific.atHour(dayInSentence(date, at, timeZone), time), code ?? '');
}

/** Returns "viernes 20 de noviembre", with the year if it is not that of the action. */
function dayInSentence(day: string, at: string, timeZone: string): string {
  const [year, yearOfAction] = [day.slice(0, 4), todayIn(timeZone, new Date(at)).slice(0, 4)];
  return year === yearOfAction ? dayInWords(day) : specific.dayOfYear(dayInWords(day), year);
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
  if (field === 'lastSlot' && /^\d\d:00$/.test(value)) return slotEnd(value);
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
