import { BeyondBlockWindow, BlockEndsBeforeItBegins, HourTaken, SlotInThePast } from './booking-errors.js';
import { daysOf, type HourBlock, planBlock } from './hour-block.js';

/** Friday, 15:00 in Guayaquil. */
const NOW = new Date('2026-11-20T20:00:00Z');
const PLAN: Omit<HourBlock, 'createdAt'> = {
  id: 'block-1',
  courtId: 'court-1',
  reason: 'Clase de menores',
  createdBy: 'admin-1',
  firstDate: '2026-11-20',
  lastDate: '2026-11-20',
  firstHour: 16,
  lastHour: 18,
};
const plan = (values: Partial<HourBlock> = {}) => planBlock({ ...PLAN, ...values }, 'America/Guayaquil', NOW);

test.each<[string, Partial<HourBlock>]>([
  ['the next hour of today', { lastHour: 16 }],
  ['the rest of the day', { lastHour: 21 }],
  ['the same hours of two days', { lastDate: '2026-11-21' }],
  ['the last day of the window', { firstDate: '2027-05-19', lastDate: '2027-05-19' }],
])('the venue can block %s', (_case, values) => {
  expect(plan(values)).toEqual({ ...PLAN, ...values, createdAt: NOW });
});

test.each<[string, Partial<HourBlock>, new (...given: never[]) => Error]>([
  ['an hour that has just begun', { firstHour: 15 }, SlotInThePast],
  ['yesterday', { firstDate: '2026-11-19' }, SlotInThePast],
  ['a last hour before the first', { lastHour: 15 }, BlockEndsBeforeItBegins],
  ['a last day before the first', { lastDate: '2026-11-19' }, BlockEndsBeforeItBegins],
  ['a day beyond the window', { lastDate: '2027-05-20' }, BeyondBlockWindow],
])('the venue cannot block %s', (_case, values, refusal) => {
  expect(() => plan(values)).toThrow(refusal);
});

test('the days of a block continue over the end of a month', () => {
  expect(daysOf({ ...PLAN, firstDate: '2026-11-29', lastDate: '2026-12-02' })).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});

test('the error names the taken hour and what holds it', () => {
  const slot = { date: '2026-11-21', minute: 540 };
  expect(new HourTaken('booking', slot).message).toBe(
    'Hay una reserva el sábado 21 de noviembre a las 09:00.',
  );
  expect(new HourTaken('block', slot).message).toBe(
    'Ya hay un bloqueo el sábado 21 de noviembre a las 09:00.',
  );
});
