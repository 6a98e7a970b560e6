import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  brokenBudgets,
  figureLines,
  pagesWithoutBudget,
  weighScripts,
  weighStylesAndFonts,
} from './bundle-budgets';
import type { Bundle } from './built-chunks';
import { budgets } from './page-budgets';

/** Set it to any text to see the figures of a build. */
const SHOW = 'SAQUE_SHOW_BUDGETS';

/** The module that imports every page except the home page. */
const PAGES = '/src/app/lazy-pages.ts';

const STYLES_AND_FONTS_KB = 90;

/**
 * Reports a screen that exceeds its budget, has none, loads a forbidden package or too many
 * scripts. Then `npm test` fails, but the build does not. The files are weighed as they were
 * written, because Vite fills in the list of preloads last of all.
 */
export function bundleBudgets(): Plugin {
  return {
    name: 'saque-bundle-budgets',
    apply: 'build',
    writeBundle({ dir = 'dist' }, output) {
      const bundle: Bundle = output;
      const scripts = weighScripts(bundle, budgets);
      const figures = [...scripts, weighStylesAndFonts(bundle, STYLES_AND_FONTS_KB)];
      const broken = [...pagesWithoutBudget(pagesIn(this), budgets), ...brokenBudgets(figures)];
      const lines = figureLines(figures);
      writeBuildReport(dir, 'bundle-budgets', { broken, figures: lines });
      if (process.env[SHOW]) console.log(`\nBundle budgets:\n  ${broken.concat(lines).join('\n  ')}`);
    },
  };
}

/** Returns the paths of the pages that the route table imports. */
function pagesIn(build: {
  getModuleIds: () => IterableIterator<string>;
  getModuleInfo: (id: string) => { dynamicallyImportedIds: readonly string[] } | null;
}): readonly string[] {
  const table = [...build.getModuleIds()].find((id) => id.endsWith(PAGES)) ?? '';
  const pages = build.getModuleInfo(table)?.dynamicallyImportedIds ?? [];
  // Without the table every page would pass, so the missing table is reported as one.
  return pages.length > 0 ? pages : [`${PAGES} with its pages`];
}

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
function writeBuildReport(folder: string, name: string, report: BuildReport): void {
  const reports = join(folder, '.vite', 'reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, `${name}.json`), JSON.stringify(report, null, 2));
}
