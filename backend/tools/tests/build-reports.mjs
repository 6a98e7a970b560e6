import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns what the last build of the site reported about its budgets
 * (frontend/src/build/bundle-budgets-plugin.ts). The figures are shown if a rule is broken.
 * @param {string} site the folder with the built site
 */
export function buildReports(site) {
  const folder = join(site, '.vite', 'reports');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0) return { passed: 0, failed: 1, output: `The build left no report in ${folder}.` };
  const reports = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const broken = reports.flatMap((report) => report.broken);
  const figures = reports.flatMap((report) => report.figures ?? []);
  return {
    passed: reports.filter((report) => report.broken.length === 0).length,
    failed: broken.length,
    output: broken.length > 0 ? [...broken, 'The figures:', ...figures].join('\n  ') : '',
  };
}
