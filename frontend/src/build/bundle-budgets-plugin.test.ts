import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleBudgets } from './bundle-budgets-plugin';
import { budgets, pages as screens } from './page-budgets';

type WriteBundle = (this: object, options: object, bundle: object) => void;

const { kilobytes: atHome } = screens.home;
const pages = budgets.flatMap(({ file, with: others = [] }) => [file, ...others]);

interface Report {
  broken: string[];
  figures: string[];
}

/** Writes a site whose only script has this code. Returns the report of the build. */
function reportOf(code: string, loaded = ['/app/src/features/venues/venue-page.tsx']): Report {
  const dir = mkdtempSync(join(tmpdir(), 'saque-build-'));
  const build = {
    getModuleIds: () => ['/app/src/app/lazy-pages.ts'],
    getModuleInfo: () => ({ dynamicallyImportedIds: loaded }),
  };
  const files = [
    ...new Set(pages.concat(budgets.flatMap(({ soon = [], onTopOf = [] }) => [...soon, ...onTopOf]))),
  ];
  const script = {
    type: 'chunk',
    fileName: 'app.js',
    code,
    imports: [],
    moduleIds: files.map((file) => `/app/${file}`),
  };
  const page = { type: 'asset', source: '<style>h1{color:red}</style>' };
  const bundle = { 'app.js': script, 'index.html': page };
  (bundleBudgets().writeBundle as WriteBundle).call(build, { dir }, bundle);
  const report = readFileSync(join(dir, '.vite', 'reports', 'bundle-budgets.json'), 'utf8');
  rmSync(dir, { recursive: true });
  return JSON.parse(report) as Report;
}

// Until then Vite has not yet filled in the list of preloads, which can weigh several kilobytes.
test('scripts are weighed as they are written, after all other plugins', () => {
  expect(bundleBudgets()).not.toHaveProperty('generateBundle');
  expect(reportOf('').figures).toContainEqual(
    expect.stringContaining(` of ${atHome} kB, 1 scripts  src/main.tsx`),
  );
});

test('a screen that exceeds its budget is reported and does not end the build', () => {
  const list = Array.from({ length: 40_000 }, (_, index) => Math.sin(index).toString(36)).join();

  expect(reportOf(`const preloads = "${list}";`).broken).toContainEqual(
    expect.stringMatching(new RegExp(`src/main\\.tsx: \\d+\\.\\d kB, ${atHome} allowed`)),
  );
});

test('a build whose route table has no pages is reported', () => {
  expect(reportOf('', []).broken).toContainEqual(
    expect.stringMatching(/lazy-pages\.ts with its pages: has no budget/),
  );
});
