interface Judged {
  key: string;
  goal: number;
  verdict: 'met' | 'missed' | 'broken';
}
type Figures = Record<string, number>;
interface Page {
  name: string;
  figures: Figures;
  judged: Judged[];
}

const cli = (file: string) => import(new URL(`../../cli/lighthouse/${file}`, import.meta.url).href);
const { GOALS, judge, medianRun, medians } = (await cli('goals.mjs')) as {
  GOALS: Record<string, Figures>;
  judge: (figures: Figures, goals: Figures) => Judged[];
  medianRun: <T extends { figures: Figures }>(runs: T[]) => T;
  medians: (runs: Figures[]) => Figures;
};
const { table, verdict } = (await cli('report.mjs')) as {
  table: (pages: Page[]) => string;
  verdict: (pages: Page[]) => string;
};

const good: Figures = {
  performance: 96,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1500,
  tbt: 100,
  cls: 0.001,
  kilobytes: 400,
  speed: 2000,
};
const home = GOALS['home'] ?? {};
const verdicts = (figures: Figures, goals = home) =>
  judge(figures, goals).flatMap(({ key, verdict }) => (verdict === 'met' ? [] : [[key, verdict]]));

test('a page that reaches every goal has no other verdict', () => {
  expect(verdicts(good)).toEqual([]);
});

test.each([
  ['accessibility', 99],
  ['bestPractices', 96],
  ['seo', 94],
  ['cls', 0.021],
])('a page is broken if its %s is %d, because the machine does not move that figure', (key, value) => {
  expect(verdicts({ ...good, [key]: value })).toEqual([[key, 'broken']]);
});

test.each([
  ['performance', 94, 39],
  ['lcp', 1801, 7201],
  ['tbt', 201, 3001],
])(
  'a timing fails only far beyond its goal: %s misses it with %d and breaks it with %d',
  (key, near, far) => {
    expect(verdicts({ ...good, [key]: near })).toEqual([[key, 'missed']]);
    expect(verdicts({ ...good, [key]: far })).toEqual([[key, 'broken']]);
  },
);

test('no timing fails on a machine that is busy with something else', () => {
  expect(verdicts({ ...good, tbt: 9000, speed: 1999 })).toEqual([['tbt', 'missed']]);
  expect(verdicts({ ...good, tbt: 9000, speed: 2000 })).toEqual([['tbt', 'broken']]);
  expect(verdicts({ ...good, cls: 0.5, speed: 100 })).toEqual([['cls', 'broken']]);
});

test('search engines are a goal of public pages only', () => {
  const unseen = { ...good, seo: 60 };

  expect(verdicts(unseen, GOALS['venue'])).toEqual([['seo', 'broken']]);
  expect(verdicts(unseen, GOALS['checkout'])).toEqual([]);
});

test('a page is judged by the median of its runs, and its report is that of the median run', () => {
  const runs = [50, 90, 70].map((performance, at) => ({ figures: { performance, lcp: 1000 * at } }));

  expect(medians(runs.map(({ figures }) => figures))).toEqual({ performance: 70, lcp: 1000 });
  expect(medianRun(runs).figures.performance).toBe(70);
});

test('the table marks broken and missed goals, and the lines below name them', () => {
  const figures = { ...good, accessibility: 90, lcp: 1900 };
  const page = { name: 'home', figures, judged: judge(figures, home) };

  expect(table([page])).toContain('| home | 96 | 90 ✗ | 100 | 100 | 1900 · | 100 | 0.001 | 400 | 2000 |');
  expect(verdict([page])).toBe(
    '✗ home: accessibility 90, goal at least 100\n· home: LCP ms 1900, goal at most 1500',
  );
  expect(verdict([{ name: 'home', figures: good, judged: judge(good, home) }])).toBe(
    'Every page meets its goals.',
  );
});
