import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../shared/config/paths';
import { pages } from './page-budgets';

/** Returns each route and the file that the route table imports for it. */
function importedPages(): string[][] {
  const table = readFileSync(join(__dirname, '..', 'app', 'lazy-pages.ts'), 'utf8');
  const entries = table.matchAll(
    /path: routes\.(\w+),\s+Page: lazyPage\(\(\) =>\s+import\('\.\.\/([^']+)'\)/g,
  );
  return [...entries].map(([, route = '', file = '']) => [route, `src/${file}.tsx`]);
}

test('the preloaded file of each route is the one that the route table imports', () => {
  const imported = importedPages();

  expect(imported).toHaveLength(Object.keys(routes).length - 1);
  for (const [route, file] of imported)
    expect([route, pages[route as keyof typeof pages].file]).toEqual([route, file]);
});
