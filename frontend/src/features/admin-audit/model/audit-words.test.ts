import { anAuditRow } from '../../../testing/handlers/admin';
import { actionName, changesOf, actionSentence } from './audit-words';
import type { AuditChange } from './audit-filter';

const label = (text: string) => ({ type: 'x', id: 'x', label: text });
const change = (field: string, before: string | null, after: string | null): AuditChange => ({
  field,
  before,
  after,
});

describe('the sentence for an action', () => {
  it.each([
    ['venue.created', 'Centro', 'creó el complejo Centro'],
    ['venue.updated', 'Centro', 'editó el complejo Centro'],
    ['venue.archived', 'Centro', 'eliminó el complejo Centro'],
    ['court.created', 'Cancha 2 · Centro', 'creó la cancha 2 · Centro'],
    ['court.updated', 'Cancha 2 · Centro', 'editó la cancha 2 · Centro'],
    ['court.archived', 'Cancha 2 · Centro', 'eliminó la cancha 2 · Centro'],
    ['court.image_changed', 'Cancha 2 · Centro', 'cambió la imagen de la cancha 2 · Centro'],
    ['discount.created', 'VERANO', 'creó el código VERANO'],
    ['discount.updated', 'VERANO', 'editó el código VERANO'],
    ['booking.cancelled', 'Cancha 2 · Centro', 'canceló la reserva de la cancha 2 · Centro'],
    ['hours.blocked', 'Cancha 2 · Centro', 'cerró horas de la cancha 2 · Centro'],
    ['hours.unblocked', 'Cancha 2 · Centro', 'reabrió horas de la cancha 2 · Centro'],
    ['review.replied', 'Centro', 'respondió una opinión sobre Centro'],
    ['net.mended', 'Cancha 2', 'hizo «net.mended» en Cancha 2'],
  ])('describes the action %s', (action, of, words) => {
    expect(actionSentence(anAuditRow({ action, subject: label(of), changes: [] }))).toBe(words);
  });

  it.each([
    [
      'court.updated',
      [change('daySinglesPrice', '1.00', '2.00'), change('nightDoublesPrice', '1.00', '2.00')],
      'cambió las tarifas de la cancha 2',
    ],
    [
      'court.updated',
      [change('daySinglesPrice', '1.00', '2.00'), change('name', 'A', 'B')],
      'editó la cancha 2',
    ],
    ['court.updated', [change('status', 'available', 'maintenance')], 'puso en mantenimiento la cancha 2'],
    ['court.updated', [change('status', 'maintenance', 'available')], 'volvió a abrir la cancha 2'],
    ['discount.updated', [change('isActive', 'true', 'false')], 'desactivó el código Cancha 2'],
    ['discount.updated', [change('isActive', 'false', 'true')], 'activó el código Cancha 2'],
    [
      'discount.updated',
      [change('isPromoted', 'false', 'true')],
      'mostró el código Cancha 2 en la página de inicio',
    ],
    [
      'discount.updated',
      [change('isPromoted', 'true', 'false')],
      'quitó el código Cancha 2 de la página de inicio',
    ],
    [
      'discount.updated',
      [change('isActive', 'true', 'false'), change('value', '1.00', '2.00')],
      'editó el código Cancha 2',
    ],
  ])('describes %s with the changes %j by its one effect', (action, changes, words) => {
    expect(actionSentence(anAuditRow({ action, changes, subject: label('Cancha 2') }))).toBe(words);
  });

  const block = (date: string, untilDate: string, firstSlot: string, lastSlot: string) =>
    Object.entries({ date, untilDate, firstSlot, lastSlot });

  const byHalfHours = (date: string, from: string, to: string) =>
    Object.entries({ date, untilDate: date, from, to });

  it.each([
    [byHalfHours('2026-11-20', '10:30', '12:00'), 'el viernes 20 de noviembre de 10:30 a 12:00'],
    [byHalfHours('2026-11-20', '22:30', '24:00'), 'el viernes 20 de noviembre de 22:30 a 24:00'],
    [block('2026-11-20', '2026-11-20', '14:00', '15:00'), 'el viernes 20 de noviembre de 14:00 a 16:00'],
    [block('2026-11-20', '2026-11-20', '21:00', '21:00'), 'el viernes 20 de noviembre de 21:00 a 22:00'],
    [
      block('2026-12-30', '2027-01-02', '06:00', '21:00'),
      'del miércoles 30 de diciembre al sábado 2 de enero de 2027, cada día de 06:00 a 22:00',
    ],
  ])('names the hours %j with their end', (facts, when) => {
    const subject = label('Cancha 2 · Centro');
    const [closed, opened] = [
      facts.map(([field = '', value = '']) => change(field, null, value)),
      facts.map(([field = '', value = '']) => change(field, value, null)),
    ];
    const blocked = anAuditRow({ action: 'hours.blocked', subject, changes: closed });
    expect(actionSentence(blocked)).toBe(`cerró la cancha 2 · Centro ${when}`);
    expect(changesOf(blocked)).toEqual([]);
    expect(actionSentence(anAuditRow({ action: 'hours.unblocked', subject, changes: opened }))).toBe(
      `reabrió la cancha 2 · Centro ${when}`,
    );
  });

  it.each([
    [
      'Cancha 2 · Centro · 2026-11-20 14:00',
      'canceló la reserva de la cancha 2 · Centro, del viernes 20 de noviembre a las 14:00',
    ],
    [
      'Cancha 2 · Centro · 2026-11-20 14:00 · K7PX',
      'canceló la reserva K7PX de la cancha 2 · Centro, del viernes 20 de noviembre a las 14:00',
    ],
  ])('writes the hour of the booking %s in Spanish', (of, sentence) => {
    expect(actionSentence(anAuditRow({ action: 'booking.cancelled', subject: label(of), changes: [] }))).toBe(
      sentence,
    );
  });

  it('names an action, and shows the key of an unknown one', () => {
    expect([actionName('hours.blocked'), actionName('net.mended')]).toEqual(['Horas cerradas', 'net.mended']);
  });
});

describe('the changes of an action', () => {
  const described = (action: string, changes: AuditChange[]) =>
    changesOf(anAuditRow({ action, changes })).map(
      ({ field, before, after }) => `${field}: ${before} → ${after}`,
    );

  it.each([
    [change('daySinglesPrice', '14.50', '15.00'), 'singles de día: $14.50 → $15.00'],
    [change('maxUsage', null, '10'), 'límite de usos: sin límite → 10'],
    [change('maxPerPlayer', '2', null), 'máximo por jugador: 2 → sin límite'],
    [
      change('expiresAt', null, '2027-01-01T04:59:00.000Z'),
      'vencimiento: sin vencimiento → 31/12/2026, 23:59',
    ],
    [change('isActive', 'true', 'false'), 'activo: sí → no'],
    [change('status', 'available', 'maintenance'), 'estado: disponible → en mantenimiento'],
    [change('description', null, 'Dos canchas'), 'descripción: sin descripción → Dos canchas'],
    [change('imageUrl', null, '/images/abc.webp'), 'imagen: sin imagen → abc.webp'],
    [change('date', '2026-11-20', '2026-11-21'), 'desde el día: 20/11/2026 → 21/11/2026'],
    [change('role', 'reception', 'manager'), 'rol: recepción → encargado'],
    [change('venueIds', null, 'Centro, Norte'), 'complejos: todos → Centro, Norte'],
    [change('netHeight', '1', '2'), 'netHeight: 1 → 2'],
    [change('lastSlot', '20:00', '21:00'), 'hasta la hora: 21:00 → 22:00'],
  ])('describes the change %j', (changed, words) => {
    expect(described('thing.updated', [changed])).toEqual([words]);
  });

  it('lists changes in form order, without ids, with one value for new or deleted things', () => {
    const made = [change('isActive', null, 'true'), change('id', null, 'x'), change('type', null, 'fixed')];
    expect(described('discount.created', made)).toEqual(['tipo: null → monto fijo', 'activo: null → sí']);
    expect(described('venue.archived', [change('name', 'Centro', null)])).toEqual(['nombre: Centro → null']);
  });

  it('shows both values of a changed field, and one value of an added field', () => {
    expect(
      described('booking.cancelled', [
        change('status', 'active', 'cancelled'),
        change('refundAmount', null, '14.50'),
      ]),
    ).toEqual(['reembolso: null → $14.50']);
  });
});
