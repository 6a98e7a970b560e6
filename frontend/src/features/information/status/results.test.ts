import { resultsByPromise, runsOf } from './results';

const now = new Date('2026-11-28T12:00:00Z');
const figure = { promise: 'sold_once', kind: 'operations', count: 312_000, failures: 0 };
const simulation = {
  run: 'simulation',
  command: 'npm run test:simulate',
  commit: '2f0c1a9b',
  finishedAt: '2026-11-28T01:23:45.000Z',
  seconds: 812,
  figures: [figure],
};

const attemptsOf = (files: Record<string, unknown>, at = now) =>
  resultsByPromise(files, at).flatMap(({ attempts }) => attempts);

describe('what the page of promises shows', () => {
  test('is four promises without an attempt if there is no file', () => {
    expect(resultsByPromise({}, now)).toEqual(
      ['sold_once', 'money', 'nothing_lost', 'strangers'].map((promise) => ({ promise, attempts: [] })),
    );
    expect(runsOf({})).toEqual([]);
  });

  test('is each figure at its promise, with the commit and the end of its run', () => {
    const money = { promise: 'money', kind: 'payments', count: 7, failures: 2 };
    const controls = {
      ...simulation,
      run: 'controls',
      commit: '0123456789ab+',
      figures: [{ ...figure, kind: 'guards_removed', count: 10 }],
    };
    const files = {
      '../docs/proof/controls.json': controls,
      '../docs/proof/simulation.json': { ...simulation, figures: [figure, money] },
    };

    const ofSimulation = { run: 'simulation', commit: '2f0c1a9b', finishedAt: simulation.finishedAt };
    expect(resultsByPromise(files, now).slice(0, 2)).toEqual([
      {
        promise: 'sold_once',
        attempts: [
          { ...ofSimulation, kind: 'operations', count: 312_000, failures: 0, isOld: false },
          {
            run: 'controls',
            commit: '0123456789ab+',
            finishedAt: simulation.finishedAt,
            kind: 'guards_removed',
            count: 10,
            failures: 0,
            isOld: false,
          },
        ],
      },
      {
        promise: 'money',
        attempts: [{ ...ofSimulation, kind: 'payments', count: 7, failures: 2, isOld: false }],
      },
    ]);
    expect(runsOf(files)).toEqual(['simulation', 'controls']);
  });

  test.each([
    ['2026-12-05T01:23:45.000Z', false],
    ['2026-12-05T01:23:45.001Z', true],
  ])('is at %s a run that is older than a week: %s', (at, isOld) => {
    const files = { '../docs/proof/simulation.json': simulation };
    expect(attemptsOf(files, new Date(at)).map((attempt) => attempt.isOld)).toEqual([isOld]);
  });

  const malformed: [string, unknown][] = [
    ['has no content', null],
    ['is a list', [simulation]],
    ['is of an unknown run', { ...simulation, run: 'weather' }],
    ['has no commit', { ...simulation, commit: undefined }],
    ['has words for a commit', { ...simulation, commit: 'the last one' }],
    ['has no end', { ...simulation, finishedAt: null }],
    ['ends at no instant', { ...simulation, finishedAt: '2026-13-28T01:23:45.000Z' }],
    ['ends on a day only', { ...simulation, finishedAt: '2026-11-28' }],
    ['has no figures', { ...simulation, figures: [] }],
    ['has a second figure of an unknown promise', withSecond({ promise: 'always_sunny' })],
    ['has a second figure of an unknown kind', withSecond({ kind: 'guesses' })],
    ['has a second figure that was never tried', withSecond({ count: 0 })],
    ['has a second figure with a part of an attempt', withSecond({ count: 1.5 })],
    ['has a second figure with a text for a number', withSecond({ count: '312000' })],
    ['has a second figure without failures', withSecond({ failures: undefined })],
    ['has a second figure with fewer failures than none', withSecond({ failures: -1 })],
  ];

  test.each(malformed)('is nothing of a file that %s', (_what, content) => {
    const files = { '../docs/proof/simulation.json': content };
    expect([attemptsOf(files), runsOf(files)]).toEqual([[], []]);
  });

  test('is nothing of a file with a name that is not the one of its run', () => {
    expect(attemptsOf({ '../docs/proof/simulation-before.json': simulation })).toEqual([]);
  });
});

function withSecond(over: Record<string, unknown>) {
  return { ...simulation, figures: [figure, { ...figure, ...over }] };
}
