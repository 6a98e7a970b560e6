import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FIGURES } from './goals.mjs';

const MOST_RUNS = 100;

/**
 * @typedef {object} Run The medians of one run of the command.
 * @property {string} commit
 * @property {string} at
 * @property {Record<string, Record<string, number>>} pages
 */

/** Adds a run to the file of earlier runs, and its table to the summary of the CI job. */
export function remember(file, pages, { commit = '', summary }) {
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const run = runOf(pages, commit, new Date());
  if (summary) appendFileSync(summary, `${comparison(run, earlier.at(-1))}\n`);
  writeFileSync(file, JSON.stringify(withRun(earlier, run), null, 1));
}

/** @returns {Run} */
export function runOf(pages, commit, at) {
  const figures = pages.map((page) => [page.name, page.figures]);
  return { commit, at: at.toISOString(), pages: Object.fromEntries(figures) };
}

/** Returns the history with one more run, without its oldest ones if it would become too long. */
export const withRun = (history, run) => [...history, run].slice(-MOST_RUNS);

/** Returns the figures of a run in Markdown, each with its difference to the run before. */
export function comparison(run, before) {
  const header = ['page', ...FIGURES.map(({ title }) => title), 'machine'];
  const columns = [...FIGURES, { key: 'speed' }];
  const rows = Object.entries(run.pages).map(([name, figures]) => [
    name,
    ...columns.map(({ key, digits = 0 }) => cell(figures[key], before?.pages[name]?.[key], digits)),
  ]);
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### Lighthouse`, '', comparedTo(before), '', ...lines, ''].join('\n');
}

function comparedTo(before) {
  if (!before) return 'There is no earlier run to compare with.';
  return `In brackets: the difference to the run of ${before.at.slice(0, 16)}Z, ${before.commit.slice(0, 9)}.`;
}

function cell(now, before, digits) {
  if (now === undefined) return '–';
  const text = now.toFixed(digits);
  if (before === undefined) return text;
  const difference = Number((Number(text) - Number(before.toFixed(digits))).toFixed(digits));
  if (difference === 0) return text;
  return `${text} (${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(digits)})`;
}
