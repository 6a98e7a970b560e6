import type { FieldError } from '../../../../../kernel/domain/domain-error.js';
import { type CategoryId, idFrom } from '../../../../../kernel/domain/ids.js';
import { InvalidRules } from '../../venue-errors.js';
import type { Category } from '../category.js';
import { enteredCategories } from './categories.js';

const SOCIO: Category = {
  id: idFrom('0a1b2c3d-4cb6-4e1c-9f3a-0a53ff2f6c11'),
  name: 'Socio',
  price: { percentage: 20 },
  windowDays: null,
  maxActive: null,
  payAtClub: false,
};
const typed = (over: object = {}) => ({
  name: 'Junior',
  price: { percentage: 10 },
  payAtClub: true,
  ...over,
});

function enter(value: unknown): Category[] {
  let made = 0;
  return enteredCategories(value, [SOCIO], () => idFrom<CategoryId>(`new-${++made}`));
}

/** Returns the fields that are refused. */
function refusedIn(value: unknown): string[] {
  try {
    enter(value);
    return [];
  } catch (error) {
    if (error instanceof InvalidRules) return problemsOf(error).map(({ field }) => field);
    throw error;
  }
}

function problemsOf(error: InvalidRules): FieldError[] {
  return error.details.errors ?? [];
}

test('a category without an id is new, and one with a known id in any case stays the same', () => {
  const entered = [
    typed({ windowDays: 14, maxActive: 3 }),
    typed({ name: 'Plata', id: null }),
    typed({ ...SOCIO, id: SOCIO.id.toUpperCase() }),
  ];
  expect(enter(entered)).toEqual([
    { ...typed(), id: 'new-1', windowDays: 14, maxActive: 3 },
    { ...typed(), id: 'new-2', name: 'Plata', windowDays: null, maxActive: null },
    SOCIO,
  ]);
});

test('an empty list removes every category', () => {
  expect(enter([])).toEqual([]);
});

test('a category can have a price per hour of its own for each game', () => {
  const price = { singles: '10', doubles: '0.50' };
  expect(enter([typed({ price })])[0]?.price).toEqual({ singles: 1000, doubles: 50 });
});

test.each([
  ['blanks around it', '  Oro ', 'Oro'],
  ['invisible signs', 'O\u200Bro', 'Oro'],
  ['an accent as a sign of its own', 'Jo\u0301ven', 'J\u00F3ven'],
])('a name with %s is stored without them', (_what, name, stored) => {
  expect(enter([typed({ name })])[0]?.name).toBe(stored);
});

test.each<[string, object]>([
  ['a name of one letter', { name: 'A' }],
  ['a name of thirty letters', { name: 'x'.repeat(30) }],
  ['no discount', { price: { percentage: 0 } }],
  ['the highest discount', { price: { percentage: 99 } }],
  ['the shortest window', { windowDays: 1 }],
  ['the longest window', { windowDays: 366 }],
  ['the lowest limit', { maxActive: 1 }],
  ['the highest limit', { maxActive: 50 }],
  ['no payment at the club', { payAtClub: false }],
])('a category with %s is accepted', (_what, over) => {
  expect(enter([typed(over)])).toEqual([{ id: 'new-1', windowDays: null, maxActive: null, ...typed(over) }]);
});

test.each<[string, object, string]>([
  ['an id that the venue does not know', { id: '11111111-4cb6-4e1c-9f3a-0a53ff2f6c11' }, '.id'],
  ['an id that is no text', { id: 1 }, '.id'],
  ['no name', { name: undefined }, '.name'],
  ['a name of blanks', { name: ' ' }, '.name'],
  ['a name of 31 letters', { name: 'x'.repeat(31) }, '.name'],
  ['no price', { price: undefined }, '.price'],
  ['a discount of 100', { price: { percentage: 100 } }, '.price.percentage'],
  ['a discount below zero', { price: { percentage: -1 } }, '.price.percentage'],
  ['a discount in fractions', { price: { percentage: 12.5 } }, '.price.percentage'],
  ['a discount and a price', { price: { percentage: 20, singles: '9.00' } }, '.price.singles'],
  ['a price of an unknown game', { price: { singles: '9', doubles: '9', padel: '9' } }, '.price.padel'],
  ['a price of one game alone', { price: { singles: '9.00' } }, '.price.doubles'],
  ['a price that a card cannot be charged', { price: { singles: '0.49', doubles: '9' } }, '.price.singles'],
  ['a free hour', { price: { singles: '9', doubles: '0' } }, '.price.doubles'],
  ['a price in words', { price: { singles: 'gratis', doubles: '9' } }, '.price.singles'],
  ['a window of no day', { windowDays: 0 }, '.windowDays'],
  ['a window of 367 days', { windowDays: 367 }, '.windowDays'],
  ['no booking', { maxActive: 0 }, '.maxActive'],
  ['a limit of 51 bookings', { maxActive: 51 }, '.maxActive'],
  ['no answer about the club', { payAtClub: undefined }, '.payAtClub'],
  ['a text for yes or no', { payAtClub: 'true' }, '.payAtClub'],
  ['a field that is not known', { color: 'red' }, '.color'],
])('a category with %s is refused there', (_what, over, field) => {
  expect(refusedIn([typed(over)])).toContain(`categories.0${field}`);
});

test.each<[string, unknown]>([
  ['no list', { 0: typed() }],
  ['eleven categories', Array.from({ length: 11 }, (_, at) => typed({ name: `c${at}` }))],
  ['the same name twice, in another case', [typed({ name: 'Ñandú' }), typed({ name: 'ÑANDÚ' })]],
  ['the same name twice but for a blank', [typed(), typed({ name: 'Junior ' })]],
  ['the same category twice', [typed({ id: SOCIO.id }), typed({ id: SOCIO.id, name: 'Otra' })]],
])('a list of categories with %s is refused as a whole', (_what, value) => {
  expect(refusedIn(value)).toEqual(['categories']);
});

test('ten categories are accepted', () => {
  expect(enter(Array.from({ length: 10 }, (_, at) => typed({ name: `c${at}` })))).toHaveLength(10);
});

test.each([['a text'], [null], [[]]])('%j in the place of a category is refused', (value) => {
  expect(refusedIn([value])).toContain('categories.0');
});

test('every wrong category is reported at once, and names are compared only if all are right', () => {
  const wrong = typed({ maxActive: 0 });
  expect(refusedIn([wrong, wrong])).toEqual(['categories.0.maxActive', 'categories.1.maxActive']);
});
