import type { FieldError } from '../../../../../kernel/domain/domain-error.js';
import { Entered } from './entered.js';

/** Returns a part with this value, and the problems that its reading adds. */
function enter(value: unknown) {
  const problems: FieldError[] = [];
  return { part: new Entered(value, 'part', problems), problems };
}

test.each([['a text'], [7], [null], [undefined], [true], [['a']]])(
  '%j is no object: it is refused and has no fields',
  (value) => {
    const { part, problems } = enter(value);
    part.object(['name', 'length', '0'], 'No vale.');
    expect(problems).toEqual([{ field: 'part', message: 'No vale.' }]);
    expect([part.field('length').value, part.field('0').value]).toEqual([undefined, undefined]);
  },
);

test('a member that every object inherits is no field', () => {
  expect(enter({}).part.field('constructor').value).toBeUndefined();
});

test('unknown fields are refused by name, at most twenty of them and none with an endless name', () => {
  const { part, problems } = enter(
    Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}${'x'.repeat(500)}`, at])),
  );
  part.object([], 'No vale.');
  expect(problems).toHaveLength(20);
  for (const { field, message } of problems) {
    expect(field.length).toBeLessThan(100);
    expect(message.length).toBeLessThan(100);
  }
});

test.each([1, 5, 9])('%d is a whole number between 1 and 9', (value) => {
  const { part, problems } = enter(value);
  expect(part.wholeNumber(1, 9, 'No vale.')).toBe(value);
  expect(problems).toEqual([]);
});

test.each([0, 10, 1.5, '5', null, Number.NaN])('%j is no whole number between 1 and 9', (value) => {
  const { part, problems } = enter(value);
  part.wholeNumber(1, 9, 'No vale.');
  expect(problems).toEqual([{ field: 'part', message: 'No vale.' }]);
});

test.each([
  ['a', ['part.0']],
  ['abc', ['part.0', 'part.1', 'part.2']],
])('a list with the items %s has a path for each', (items, paths) => {
  const { part, problems } = enter([...items]);
  for (const item of part.list(1, 3, 'No vale.')) item.refuse('No.');
  expect(problems.map(({ field }) => field)).toEqual(paths);
});

test.each([[[]], [['a', 'b', 'c', 'd']], [{ length: 2 }], ['ab']])(
  '%j is no list of one to three items',
  (value) => {
    const { part, problems } = enter(value);
    expect(part.list(1, 3, 'No vale.')).toEqual([]);
    expect(problems).toEqual([{ field: 'part', message: 'No vale.' }]);
  },
);

test('a check of parts that are wrong is left out, also if earlier parts were wrong', () => {
  const { part, problems } = enter({ one: 'x', two: 2 });
  const check = (value: number) => (value === 2 ? 'Tampoco.' : null);
  part.check(() => part.field('one').wholeNumber(2, 3, 'No vale.'), check);
  part.check(() => part.field('two').wholeNumber(2, 3, 'No vale.'), check);
  expect(problems).toEqual([
    { field: 'part.one', message: 'No vale.' },
    { field: 'part', message: 'Tampoco.' },
  ]);
});
