import { brokenBudgets, type BuiltChunk } from './bundle-budgets';

const chunk = (fileName: string, over: Partial<BuiltChunk>): BuiltChunk => ({
  type: 'chunk',
  fileName,
  code: '',
  imports: [],
  moduleIds: [],
  ...over,
});

const bundleOf = (...chunks: BuiltChunk[]) => Object.fromEntries(chunks.map((each) => [each.fileName, each]));

/** Returns some kilobytes of text that gzip can hardly compress. */
const noise = (kilobytes: number) =>
  Array.from({ length: kilobytes * 140 }, (_, index) =>
    Math.sin(index + 1)
      .toString(36)
      .slice(2, 13),
  ).join('');

const entry = chunk('entry.js', { moduleIds: ['/app/src/main.tsx'], imports: ['shared.js'] });
const shared = chunk('shared.js', { moduleIds: ['/app/node_modules/react/index.js'], code: noise(4) });
const page = chunk('page.js', { moduleIds: ['/app/src/page.tsx'], imports: ['shared.js'], code: noise(4) });

describe('the bundle budgets of a build', () => {
  test('are met by a bundle that is small enough', () => {
    const budgets = [{ page: 'src/main.tsx', kilobytes: 20, forbidden: ['@stripe/'] }];

    expect(brokenBudgets(bundleOf(entry, shared, page), budgets)).toEqual([]);
  });

  test('count the chunks of the entry and the page with their imports, each once', () => {
    const weigh = (name: string) =>
      brokenBudgets(bundleOf(entry, shared, page), [{ page: name, kilobytes: 0.5 }]);
    const kilobytes = (sentences: string[]) => Number(/([\d.]+) kB/.exec(sentences[0] ?? '')?.[1]);

    expect(kilobytes(weigh('src/page.tsx'))).toBeCloseTo(2 * kilobytes(weigh('src/main.tsx')), 0);
  });

  test('report a forbidden package no matter which chunk imports it', () => {
    const stripe = chunk('stripe.js', { moduleIds: ['/app/node_modules/@stripe/stripe-js/index.js'] });
    const heavier = { ...shared, imports: ['stripe.js'] };
    const budgets = [{ page: 'src/main.tsx', kilobytes: 20, forbidden: ['@stripe/'] }];

    expect(brokenBudgets(bundleOf(entry, heavier, stripe), budgets)).toEqual([
      'src/main.tsx: carries @stripe/',
    ]);
  });

  test('report a page that is no longer in the build', () => {
    expect(brokenBudgets(bundleOf(entry, shared), [{ page: 'src/gone.tsx', kilobytes: 9 }])).toEqual([
      'src/gone.tsx: no such chunk',
    ]);
  });
});
