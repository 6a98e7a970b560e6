import { idFrom } from '../../../kernel/domain/ids.js';
import { BeyondBlockWindow, BlockEndsBeforeItBegins, HourTaken } from './block-errors.js';
import { SlotInThePast } from './booking-errors.js';
import { daysOf, type HourBlock, planBlock } from './hour-block.js';

/** Friday, 15:00 in Guayaquil. */
const NOW = new Date('2026-11-20T20:00:00Z');
const PLAN: Omit<HourBlock, 'createdAt'> = {
  id: 'block-1',
  courtId: idFrom('court-1'),
  reason: 'Clase de menores',
  createdBy: idFrom('admin-1'),
  firstDate: '2026-11-20',
  lastDate: '2026-11-20',
  from: 16 * 60,
  to: 19 * 60,
};
const plan = (values: Partial<HourBlock> = {}) => planBlock({ ...PLAN, ...values }, 'America/Guayaquil', NOW);

test.each<[string, Partial<HourBlock>]>([
  ['the half hour that is running', { from: 15 * 60 }],
  ['the next half hour of today', { from: 15 * 60 + 30, to: 16 * 60 }],
  ['an hour and a half from half past', { from: 16 * 60 + 30, to: 18 * 60 }],
  ['the rest of the day up to midnight', { to: 24 * 60 }],
  ['a night before the venue opens', { firstDate: '2026-11-21', lastDate: '2026-11-21', from: 0, to: 360 }],
  ['the same hours of two days', { lastDate: '2026-11-21' }],
  ['the last day of the window', { firstDate: '2027-05-19', lastDate: '2027-05-19' }],
])('the venue can block %s', (_case, values) => {
  expect(plan(values)).toEqual({ ...PLAN, ...values, createdAt: NOW });
});

test.each<[string, Partial<HourBlock>, new (...given: never[]) => Error]>([
  ['a half hour that is just over', { from: 14 * 60 + 30 }, SlotInThePast],
  ['yesterday', { firstDate: '2026-11-19' }, SlotInThePast],
  ['nothing, from an hour to itself', { to: 16 * 60 }, BlockEndsBeforeItBegins],
  ['an end before the beginning', { to: 15 * 60 + 30 }, BlockEndsBeforeItBegins],
  ['a last day before the first', { lastDate: '2026-11-19' }, BlockEndsBeforeItBegins],
  ['a day beyond the window', { lastDate: '2027-05-20' }, BeyondBlockWindow],
])('the venue cannot block %s', (_case, values, refusal) => {
  expect(() => plan(values)).toThrow(refusal);
});

test.each<[string, Partial<HourBlock>, string]>([
  ['hour', { to: 16 * 60 }, 'to'],
  ['day', { lastDate: '2026-11-19' }, 'untilDate'],
])('a block whose last %s comes too early names the field', (_what, values, field) => {
  expect(() => plan(values)).toThrow(
    expect.objectContaining({ details: { errors: [expect.objectContaining({ field })] } }),
  );
});

test('the days of a block continue over the end of a month', () => {
  expect(daysOf({ ...PLAN, firstDate: '2026-11-29', lastDate: '2026-12-02' })).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});

test('the error names what is in the way, with its beginning and its end', () => {
  const play = { date: '2026-11-21', minute: 570, length: 90 };
  expect(new HourTaken('booking', play).message).toBe(
    'Hay una reserva el sábado 21 de noviembre de 09:30 a 11:00.',
  );
  expect(new HourTaken('block', play).message).toBe(
    'Ya hay un bloqueo el sábado 21 de noviembre de 09:30 a 11:00.',
  );
});
