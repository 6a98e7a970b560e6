import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

const tool = (file: string) => import(new URL(`../../tools/lighthouse/${file}`, import.meta.url).href);
const { GOALS, judge, medianRun, medians } = (await tool('goals.mjs')) as {
  GOALS: Record<string, Figures>;
  judge: (figures: Figures, goals: Figures) => Judged[];
  medianRun: <T extends { figures: Figures }>(runs: T[]) => T;
  medians: (runs: Figures[]) => Figures;
};
interface Run {
  commit: string;
  at: string;
  pages: Record<string, Figures>;
}
const { comparison, remember, runOf, withRun } = (await tool('history.mjs')) as {
  comparison: (run: Run, before?: Run) => string;
  remember: (file: string, pages: Page[], about: { commit: string; summary: string }) => void;
  runOf: (pages: Page[], commit: string, at: Date) => Run;
  withRun: (history: Run[], run: Run) => Run[];
};
const { optionsOf } = (await tool('lighthouse.mjs')) as {
  optionsOf: (args: string[], environment: Record<string, string>) => Record<string, unknown>;
};
const { table, verdict } = (await tool('report.mjs')) as {
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
  inp: 96,
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
  ['inp', 152, 608],
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

  expect(table([page])).toContain(
    '| home | 96 | 90 ✗ | 100 | 100 | 1900 · | 100 | 96 | 0.001 | 400 | 2000 |',
  );
  expect(verdict([page])).toBe(
    '✗ home: accessibility 90, goal at least 100\n· home: LCP ms 1900, goal at most 1500',
  );
  expect(verdict([{ name: 'home', figures: good, judged: judge(good, home) }])).toBe(
    'Every page meets its goals.',
  );
});

test('a page without scripted taps has a dash instead of an INP, and no goal for it', () => {
  const { inp, ...untouched } = good;
  const venue = GOALS['venue'] ?? {};
  const page = { name: 'venue', figures: untouched, judged: judge(untouched, venue) };

  expect(inp).toBeDefined();
  expect(page.judged.map(({ key }) => key)).not.toContain('inp');
  expect(table([page])).toContain('| venue | 96 | 100 | 100 | 100 | 1500 | 100 | – | 0.001 | 400 | 2000 |');
});

const page = (figures: Figures): Page => ({ name: 'home', figures, judged: [] });
const at = new Date('2026-11-22T13:00:00Z');

test('a run is compared figure by figure with the run before it', () => {
  const before = runOf([page(good)], 'aaaaaaaaaabbbb', at);
  const now = runOf([page({ ...good, lcp: 1400.4, performance: 97, cls: 0.003 })], 'b', at);

  expect(comparison(now, before)).toContain('difference to the run of 2026-11-22T13:00Z, aaaaaaaaa.');
  expect(comparison(now, before)).toContain(
    '| home | 97 (+1) | 100 | 100 | 100 | 1400 (−100) | 100 | 96 | 0.003 (+0.002) | 400 | 2000 |',
  );
});

test('a first run and a new page have figures without a difference', () => {
  const run = runOf([page(good)], 'a', at);

  expect(comparison(run)).toContain('There is no earlier run to compare with.');
  expect(comparison(run, { ...run, pages: {} })).toContain('| home | 96 | 100 |');
});

test('the history keeps the last hundred runs', () => {
  const runs = Array.from({ length: 100 }, (_, index) => runOf([], String(index), at));
  const history = withRun(runs, runOf([], 'new', at));

  expect(history).toHaveLength(100);
  expect([history[0]?.commit, history.at(-1)?.commit]).toEqual(['1', 'new']);
});

test('two runs leave a file with both and a summary that compares them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const [file, summary] = [join(folder, 'history.json'), join(folder, 'summary.md')];
  try {
    remember(file, [page(good)], { commit: 'a', summary });
    remember(file, [page({ ...good, tbt: 90 })], { commit: 'b', summary });

    const kept = JSON.parse(readFileSync(file, 'utf8')) as Run[];
    expect(kept.map(({ commit, pages }) => [commit, pages['home']?.['tbt']])).toEqual([
      ['a', 100],
      ['b', 90],
    ]);
    expect(readFileSync(summary, 'utf8')).toContain('| 90 (−10) |');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a running installation needs an http address, and an admin for the dashboard', () => {
  const url = ['--url', 'http://localhost:8080'];
  const admin = { ADMIN_USERNAME: 'ana', ADMIN_PASSWORD: 'secret' };

  expect(optionsOf(url, admin)).toMatchObject({
    url: url[1],
    admin: { username: 'ana', password: 'secret' },
  });
  expect(optionsOf([...url, '--only', 'home'], {})).toMatchObject({ names: ['home'] });
  expect(() => optionsOf(url, {})).toThrow(/needs ADMIN_USERNAME and ADMIN_PASSWORD/);
  expect(() => optionsOf(['--url', 'localhost:8080'], admin)).toThrow(/--url is the address/);
});
