/**
 * The figures of one page, in the order of the table. Scores run from 0 to 100. Accessibility, best
 * practices, SEO and layout shift do not depend on the speed of the machine: they must meet their
 * goals. Other work on a machine multiplies the timings, so a timing fails only if the median is
 * worse than its `limit` and the machine was fast enough; otherwise it is reported.
 */
export const FIGURES = [
  { key: 'performance', title: 'performance', most: false, limit: (goal) => goal - 55 },
  { key: 'accessibility', title: 'accessibility', most: false },
  { key: 'bestPractices', title: 'best practices', most: false },
  { key: 'seo', title: 'SEO', most: false },
  { key: 'lcp', title: 'LCP ms', most: true, limit: (goal) => goal * 4 },
  { key: 'tbt', title: 'TBT ms', most: true, limit: (goal) => goal * 15 },
  { key: 'inp', title: 'INP ms', most: true, limit: (goal) => goal * 4 },
  { key: 'cls', title: 'CLS', most: true, digits: 3 },
  { key: 'kilobytes', title: 'kB', most: true },
];

/**
 * Lighthouse's measure of the processor during a run (`benchmarkIndex`). Two common cores that are
 * free reach 3000; below this value something else has used them.
 */
const FAST_ENOUGH = 2000;

const EVERY_PAGE = { accessibility: 100, bestPractices: 100, tbt: 200, cls: 0.02, performance: 85 };
const PUBLIC = { ...EVERY_PAGE, seo: 100, lcp: 2000, performance: 90 };
const PRIVATE = { ...EVERY_PAGE, lcp: 2500 };
const ADMIN = PRIVATE;

/** The most milliseconds from a tap to the next paint, on the pages of interactions.mjs. */
const TAPPED = { inp: 150 };

/** The goals of each page. robots.txt hides private pages from search engines. */
export const GOALS = {
  home: { ...PUBLIC, ...TAPPED, performance: 95, lcp: 1500 },
  search: PUBLIC,
  venue: PUBLIC,
  calendar: { ...PUBLIC, ...TAPPED },
  booking: { ...PUBLIC, ...TAPPED },
  checkout: { ...PRIVATE, performance: 90 },
  'my bookings': PRIVATE,
  'shared payment': { ...PRIVATE, lcp: 2000 },
  'admin login': ADMIN,
  'admin dashboard': ADMIN,
};

/**
 * Compares a page with its goals. `missed` is a timing between its goal and its limit; only
 * `broken` fails the command.
 * @returns {{ key: string, goal: number, verdict: 'met' | 'missed' | 'broken' }[]}
 */
export function judge(figures, goals) {
  const canJudge = figures.speed >= FAST_ENOUGH;
  return FIGURES.filter(({ key }) => goals[key] !== undefined).map(({ key, most, limit }) => {
    const goal = goals[key];
    const within = (bound) => (most ? figures[key] <= bound : figures[key] >= bound);
    const missed = limit && (!canJudge || within(limit(goal))) ? 'missed' : 'broken';
    return { key, goal, verdict: within(goal) ? 'met' : missed };
  });
}

/** Returns the median of each figure over the runs of one page. */
export function medians(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));
}

/** Returns the run whose performance is the median. */
export function medianRun(runs) {
  return runs.toSorted((a, b) => a.figures.performance - b.figures.performance)[middle(runs)];
}

const median = (values) => values.toSorted((a, b) => a - b)[middle(values)];
const middle = (values) => Math.floor(values.length / 2);
