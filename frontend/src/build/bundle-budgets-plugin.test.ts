import { bundleBudgets } from './bundle-budgets-plugin';
import { budgets } from './page-budgets';

type WriteBundle = (this: object, options: object, bundle: object) => void;

const pages = budgets.flatMap(({ file, with: others = [] }) => [file, ...others]);

/** Writes a site whose only script has this code. Returns the message that ends the build. */
function messageOf(code: string): string {
  const messages: string[] = [];
  const build = {
    getModuleIds: () => ['/app/src/app/lazy-pages.ts'],
    getModuleInfo: () => ({ dynamicallyImportedIds: ['/app/src/features/venues/venue-page.tsx'] }),
    error: (message: string) => messages.push(message),
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
  (bundleBudgets().writeBundle as WriteBundle).call(build, {}, { 'app.js': script, 'index.html': page });
  return messages.join('\n');
}

// Until then Vite has not yet filled in the list of preloads, which can weigh several kilobytes.
test('scripts are weighed as they are written, after all other plugins', () => {
  const list = Array.from({ length: 40_000 }, (_, index) => Math.sin(index).toString(36)).join();

  expect(bundleBudgets()).not.toHaveProperty('generateBundle');
  expect(messageOf(`const preloads = "${list}";`)).toMatch(/src\/main\.tsx: \d+\.\d kB, 152 allowed/);
});
