import type { FieldError } from '../../../../../kernel/domain/domain-error.js';
import { type CourtId, idFrom } from '../../../../../kernel/domain/ids.js';
import { Entered } from './entered.js';
import { priceRulesOf } from './prices.js';

const COURTS = ['5bd3a9d2-4cb6-4e1c-9f3a-0a53ff2f6c11', '6bd3a9d2-4cb6-4e1c-9f3a-0a53ff2f6c12'].map((id) =>
  idFrom<CourtId>(id),
);
const [FIRST, SECOND] = COURTS as [CourtId, CourtId];
const price = (over: object = {}) => ({
  weekdays: ['sat'],
  from: '08:00',
  to: '12:00',
  pricePerHour: '18.00',
  ...over,
});

/** Returns the prices that are read, and the fields that are refused. */
function read(value: unknown, courts = COURTS) {
  const problems: FieldError[] = [];
  const rules = priceRulesOf(new Entered(value, 'prices', problems), courts);
  return { rules, refused: problems.map(({ field }) => field) };
}

test.each([
  ['0', 0],
  ['0.5', 50],
  ['18', 1800],
])('a price of %s per hour is accepted', (pricePerHour, cents) => {
  expect(read([price({ pricePerHour })])).toMatchObject({ rules: [{ pricePerHour: cents }], refused: [] });
});

test.each(['0.49', '0.01', '-1', '', 'gratis', '1.005'])(
  'a price of %j per hour is refused',
  (pricePerHour) => {
    expect(read([price({ pricePerHour })]).refused).toEqual(['prices.0.pricePerHour']);
  },
);

test.each([
  ['the shortest time', { from: '08:00', to: '08:30' }],
  ['the whole day', { from: '00:00', to: '24:00' }],
  ['one date', { dateFrom: '2026-12-25', dateTo: '2026-12-25' }],
  ['a first date alone', { dateFrom: '2026-12-25' }],
  ['a last date alone', { dateTo: '2026-12-25' }],
  ['every court', { courtIds: [SECOND, FIRST] }],
  ['every day', { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }],
])('a price for %s is accepted', (_what, over) => {
  expect(read([price(over)]).refused).toEqual([]);
});

test('a court may be named in capital letters and is read as the venue knows it', () => {
  expect(read([price({ courtIds: [FIRST.toUpperCase()] })]).rules[0]?.courtIds).toEqual([FIRST]);
});

test.each<[string, object, string]>([
  ['no time', { from: '08:00', to: '08:00' }, ''],
  ['a time that ends before it begins', { from: '08:30', to: '08:00' }, ''],
  ['a last date before the first', { dateFrom: '2026-12-25', dateTo: '2026-12-24' }, ''],
  ['a date that does not exist', { dateTo: '2026-02-30' }, '.dateTo'],
  ['a day twice', { weekdays: ['sat', 'sat'] }, '.weekdays'],
  ['an unknown day', { weekdays: ['sat', 'someday'] }, '.weekdays.1'],
  ['an unknown game', { gameType: 'padel' }, '.gameType'],
  ['no court', { courtIds: [] }, '.courtIds'],
  ['a court twice', { courtIds: [FIRST, FIRST] }, '.courtIds'],
  ['a court that is no text', { courtIds: [7] }, '.courtIds.0'],
])('a price for %s is refused there', (_what, over, field) => {
  expect(read([price(over)]).refused).toEqual([`prices.0${field}`]);
});

test('a venue without courts cannot name one, and learns it at that court', () => {
  expect(read([price({ courtIds: [FIRST] })], []).refused).toEqual(['prices.0.courtIds.0']);
});

test('more courts than the venue has are refused as a whole', () => {
  expect(read([price({ courtIds: [...COURTS, FIRST] })]).refused).toEqual(['prices.0.courtIds']);
});
