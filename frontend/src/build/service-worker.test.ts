import type { Bundle } from './built-chunks';
import { shellFiles } from './service-worker-plugin';

const chunk = (name: string, module: string, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  fileName: `assets/${name}.js`,
  code: '',
  imports: imports.map((each) => `assets/${each}.js`),
  moduleIds: [`/saque/frontend/${module}`],
  viteMetadata: { importedCss: new Set(css) },
});

const PAGE = `<style>@font-face{src:url(/assets/text.woff2)}@font-face{src:url("/assets/display.woff2")}</style>`;

const bundleOf = (...chunks: ReturnType<typeof chunk>[]): Bundle => ({
  'index.html': { type: 'asset', source: PAGE },
  ...Object.fromEntries(chunks.map((each) => [each.fileName, each])),
});

const MINE = [
  chunk('index', 'src/main.tsx', [], ['assets/index.css']),
  chunk('shared', 'src/shared/ui/list.tsx'),
  chunk('mine', 'src/features/my-bookings/my-bookings-page.tsx', ['shared'], ['assets/mine.css']),
  chunk('tickets', 'src/features/my-bookings/offline/offline-tickets.tsx', ['shared']),
];

describe('the files of the offline shell', () => {
  test('are those of the entry and of the bookings, with their fonts, and of no other screen', () => {
    const files = shellFiles(bundleOf(...MINE, chunk('venue', 'src/features/venues/venue-page.tsx')));
    expect(files).toEqual([
      '/assets/display.woff2',
      '/assets/index.js',
      '/assets/mine.css',
      '/assets/mine.js',
      '/assets/shared.js',
      '/assets/text.woff2',
      '/assets/tickets.js',
    ]);
  });

  test('must all be in the build', () => {
    expect(() => shellFiles(bundleOf(...MINE.slice(0, 3)))).toThrow('offline-tickets.tsx');
  });
});
