import type { Plugin } from 'vite';
import { routes } from '../shared/config/paths';
import { ENTRY, chunksOf, fetchedFor, type BuiltChunk } from './built-chunks';
import type { Budget } from './bundle-budgets';
import { pages } from './page-budgets';

/**
 * Writes the patterns of the route table to `dist/screens.json`, each with the scripts of its
 * screen that `index.html` does not name. The server lets the browser fetch them at once, and
 * returns 404 for every path that matches no pattern.
 */
export function screensFile(): Plugin {
  return {
    name: 'saque-screens-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const screens = Object.entries(pages).map(([name, page]) => [
        routes[name as keyof typeof routes],
        scriptsOf(page, chunks),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'screens.json',
        source: JSON.stringify(Object.fromEntries(screens)),
      });
    },
  };
}

function scriptsOf({ file, with: others = [] }: Budget, chunks: readonly BuiltChunk[]): string[] {
  const always = fetchedFor([ENTRY], chunks) ?? [];
  const fetched = fetchedFor([ENTRY, ...others, file], chunks) ?? [];
  return fetched.filter((chunk) => !always.includes(chunk)).map(({ fileName }) => `/${fileName}`);
}
