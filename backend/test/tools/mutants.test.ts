interface Mutant {
  result: string;
}
interface Scores {
  mutantsIn: (report: object) => Mutant[];
  scoreOf: (mutants: Mutant[]) => object;
  survivorsOf: (mutants: Mutant[]) => string[];
  tableOf: (name: string, mutants: Mutant[]) => string;
}

const { mutantsIn, scoreOf, survivorsOf, tableOf } = (await import(
  new URL('../../tools/proof/mutants/scores.mjs', import.meta.url).href
)) as Scores;

/** A report of Stryker with one mutant of each status. */
const report = (file: string, statuses: string[]) => ({
  [file]: {
    mutants: statuses.map((status, index) => ({
      status,
      location: { start: { line: index + 1 } },
      mutatorName: 'EqualityOperator',
      replacement: 'a <=\n   b',
    })),
  },
});
const PAYMENTS = 'backend/src/modules/payments/domain/refund.ts';
const MONEY = 'backend/src/kernel/domain/money.ts';
const NOTHING = 'backend/src/modules/favourites/domain/favourite-errors.ts';
const mutants = mutantsIn({
  files: {
    ...report(PAYMENTS, ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored']),
    ...report(MONEY, ['Killed', 'RuntimeError']),
    ...report(NOTHING, ['Ignored']),
  },
});

test('a mutant that no test reaches has survived, and one that was left out was not tried', () => {
  expect(mutants.map(({ result }) => result)).toEqual([
    'noticed',
    'noticed',
    'survived',
    'survived',
    'not tried',
    'noticed',
    'not tried',
    'not tried',
  ]);
  expect(scoreOf(mutants)).toEqual({ tried: 5, survived: 2, score: 0.6 });
});

test('each mutant that has survived is named with its file, its line and the mistake', () => {
  expect(survivorsOf(mutants)).toEqual([
    `${PAYMENTS}:3 EqualityOperator: a <= b`,
    `${PAYMENTS}:4 EqualityOperator: a <= b`,
  ]);
});

test('the table has the score of the whole set and of each module in which something was tried', () => {
  expect(tableOf('domains', mutants).split('\n').slice(1)).toEqual([
    'payments      4         2   50.0 %',
    'kernel        1         0  100.0 %',
    'domains       5         2   60.0 %',
  ]);
});
