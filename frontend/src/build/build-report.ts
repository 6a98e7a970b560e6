import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuildReport {
  /** One sentence for each rule that the build breaks. */
  broken: readonly string[];
  figures?: readonly string[];
}

/**
 * Writes what a build found about itself to `.vite/reports` in its folder, where `npm test` reads
 * it. A broken rule is the concern of developers, so it never ends a build: an operator who changes
 * a text must get a site.
 */
export function writeBuildReport(folder: string, name: string, report: BuildReport): void {
  const reports = join(folder, '.vite', 'reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, `${name}.json`), JSON.stringify(report, null, 2));
}
