import { anAuditRow } from '../../../shared/testing/handlers/admin';
import type { AuditChange } from '../types';
import { actionName, changesOf, actionSentence } from './audit-words';

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
    ['court.image_changed', 'Cancha 2 · Centro', 'cambió la imagen de Cancha 2 · Centro'],
    ['discount.created', 'VERANO', 'creó el código VERANO'],
    ['discount.updated', 'VERANO', 'editó el código VERANO'],
    ['booking.cancelled', 'Cancha 2 · Centro', 'canceló la reserva de Cancha 2 · Centro'],
    ['hours.blocked', 'Cancha 2 · Centro', 'bloqueó horas de Cancha 2 · Centro'],
    ['hours.unblocked', 'Cancha 2 · Centro', 'liberó horas de Cancha 2 · Centro'],
    ['net.mended', 'Cancha 2', 'hizo «net.mended» en Cancha 2'],
  ])('describes the action %s', (action, of, words) => {
    expect(actionSentence(anAuditRow({ action, subject: label(of), changes: [] }))).toBe(words);
  });

  it.each([
    [
      'court.updated',
      [change('daySinglesPrice', '1.00', '2.00'), change('nightDoublesPrice', '1.00', '2.00')],
      'cambió las tarifas de Cancha 2',
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
    ['discount.updated', [change('isPromoted', 'false', 'true')], 'puso en el inicio el código Cancha 2'],
    ['discount.updated', [change('isPromoted', 'true', 'false')], 'quitó del inicio el código Cancha 2'],
    [
      'discount.updated',
      [change('isActive', 'true', 'false'), change('value', '1.00', '2.00')],
      'editó el código Cancha 2',
    ],
  ])('describes %s with the changes %j by its one effect', (action, changes, words) => {
    expect(actionSentence(anAuditRow({ action, changes, subject: label('Cancha 2') }))).toBe(words);
  });

  it('names an action, and shows the key of an unknown one', () => {
    expect([actionName('hours.blocked'), actionName('net.mended')]).toEqual([
      'Horas bloqueadas',
      'net.mended',
    ]);
  });
});

describe('the changes of an action', () => {
  const described = (action: string, changes: AuditChange[]) =>
    changesOf(anAuditRow({ action, changes }), 'America/Guayaquil').map(
      ({ field, before, after }) => `${field}: ${before} → ${after}`,
    );

  it.each([
    [change('daySinglesPrice', '14.50', '15.00'), 'día singles: $14.50 → $15.00'],
    [change('maxUsage', null, '10'), 'límite de usos: sin límite → 10'],
    [
      change('expiresAt', null, '2027-01-01T04:59:00.000Z'),
      'vencimiento: sin vencimiento → 31/12/2026, 23:59',
    ],
    [change('isActive', 'true', 'false'), 'activo: sí → no'],
    [change('status', 'available', 'maintenance'), 'estado: disponible → en mantenimiento'],
    [change('description', null, 'Dos canchas'), 'descripción: ninguno → Dos canchas'],
    [change('imageUrl', null, '/images/abc.webp'), 'imagen: ninguno → abc.webp'],
    [change('date', '2026-11-20', '2026-11-21'), 'desde el día: 20/11/2026 → 21/11/2026'],
    [change('netHeight', '1', '2'), 'netHeight: 1 → 2'],
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
    ).toEqual(['estado: activa → cancelada', 'reembolso: null → $14.50']);
  });
});
