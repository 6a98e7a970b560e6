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

/** Set it to any text to see the figures of a build that meets its budgets. */
const SHOW = 'SAQUE_SHOW_BUDGETS';

/** The module that imports every page except the home page. */
const PAGES = '/src/app/lazy-pages.ts';

const STYLES_AND_FONTS_KB = 90;

/**
 * Fails the build if a screen exceeds its budget, has none, loads a forbidden package or too many
 * scripts. The figures are in the message. The files are weighed as they were written, because Vite
 * fills in the list of preloads last of all.
 */
export function bundleBudgets(): Plugin {
  return {
    name: 'saque-bundle-budgets',
    apply: 'build',
    writeBundle(_options, output) {
      const bundle: Bundle = output;
      const figures = [...weighScripts(bundle, budgets), weighStylesAndFonts(bundle, STYLES_AND_FONTS_KB)];
      const broken = [...pagesWithoutBudget(pagesIn(this), budgets), ...brokenBudgets(figures)];
      const lines = figureLines(figures).join('\n  ');
      if (broken.length > 0)
        this.error(`Bundle budgets:\n  ${broken.join('\n  ')}\nThe figures:\n  ${lines}`);
      if (process.env[SHOW]) console.log(`\nBundle budgets:\n  ${lines}`);
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
  if (pages.length === 0) throw new Error(`no pages found in ${PAGES}`);
  return pages;
}
