import {
  brokenBudgets,
  figureLines,
  pagesWithoutBudget,
  weighScripts,
  weighStylesAndFonts,
  type Budget,
} from './bundle-budgets';
import type { Bundle, BuiltChunk } from './built-chunks';

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
const layout = chunk('layout.js', { moduleIds: ['/app/src/layout.tsx'], code: noise(4) });
const bundle = bundleOf(entry, shared, page, layout);

const broken = (built: Bundle, ...budgets: Budget[]) => brokenBudgets(weighScripts(built, budgets));
const weightOf = (budget: Omit<Budget, 'kilobytes'>) =>
  weighScripts(bundle, [{ ...budget, kilobytes: 1 }])[0]?.weight ?? 0;

describe('the bundle budgets of a build', () => {
  test('are met by a bundle that is small enough', () => {
    expect(broken(bundle, { file: 'src/main.tsx', kilobytes: 20, forbidden: ['@stripe/'] })).toEqual([]);
  });

  test('are broken by a screen that is too heavy', () => {
    expect(broken(bundle, { file: 'src/page.tsx', kilobytes: 1 })).toEqual([
      expect.stringMatching(/^src\/page\.tsx: \d+\.\d kB, 1 allowed$/),
    ]);
  });

  test('count the chunks of the entry and the page with their imports, each once', () => {
    expect(weightOf({ file: 'src/page.tsx' })).toBeCloseTo(2 * weightOf({ file: 'src/main.tsx' }), 0);
  });

  test('count the layout that is loaded together with a page', () => {
    const alone = weightOf({ file: 'src/page.tsx' });
    const within = weightOf({ file: 'src/page.tsx', with: ['src/layout.tsx'] });

    expect(within - alone).toBeCloseTo(alone / 2, 0);
  });

  test('count of a part that is loaded later only what its screen has not loaded', () => {
    const part = weightOf({ file: 'src/layout.tsx', onTopOf: ['src/page.tsx'] });

    expect(part).toBeCloseTo(weightOf({ file: 'src/page.tsx' }) / 2, 0);
    expect(weightOf({ file: 'src/page.tsx', onTopOf: ['src/page.tsx'] })).toBe(0);
  });

  test('count the stylesheets that come with a page', () => {
    const styled = { ...page, viteMetadata: { importedCss: new Set(['a/page.css']) } };
    const css = { type: 'asset' as const, source: noise(4) };
    const built: Bundle = { ...bundleOf(entry, shared, styled), 'a/page.css': css };
    const [figure] = weighScripts(built, [{ file: 'src/page.tsx', kilobytes: 1 }]);

    expect(figure?.weight).toBeCloseTo(3 * weightOf({ file: 'src/main.tsx' }), 0);
  });

  test('are broken by a screen that requests too many scripts, soon ones included', () => {
    const parts = Array.from({ length: 7 }, (_, index) =>
      chunk(`part-${index}.js`, { moduleIds: [`/app/src/part-${index}.tsx`] }),
    );
    const soon = parts.map((_, index) => `src/part-${index}.tsx`);
    const budget = { file: 'src/main.tsx', kilobytes: 20 };

    expect(broken(bundleOf(entry, shared, ...parts), { ...budget, soon: soon.slice(1) })).toEqual([]);
    expect(broken(bundleOf(entry, shared, ...parts), { ...budget, soon })).toEqual([
      'src/main.tsx: 9 scripts, 8 allowed (script-groups.ts)',
    ]);
  });

  test('report a part that weighs too much on top of its screen', () => {
    const budget = {
      file: 'src/layout.tsx',
      with: ['src/page.tsx'],
      onTopOf: ['src/main.tsx'],
      kilobytes: 2,
    };

    expect(broken(bundle, budget)).toEqual([
      expect.stringContaining('src/layout.tsx + src/page.tsx, on top of its screen: '),
    ]);
  });

  test('report a forbidden package no matter which chunk imports it', () => {
    const stripe = chunk('stripe.js', { moduleIds: ['/app/node_modules/@stripe/stripe-js/index.js'] });
    const heavier = { ...shared, imports: ['stripe.js'] };
    const budget = { file: 'src/main.tsx', kilobytes: 20, forbidden: ['@stripe/'] };

    expect(broken(bundleOf(entry, heavier, stripe), budget)).toEqual(['src/main.tsx: carries @stripe/']);
  });

  test('report a page that is no longer in the build', () => {
    expect(broken(bundle, { file: 'src/gone.tsx', kilobytes: 9 })).toEqual([
      'src/gone.tsx: not in the build',
    ]);
    expect(broken(bundle, { file: 'src/page.tsx', with: ['src/gone.tsx'], kilobytes: 20 })).toHaveLength(1);
    expect(broken(bundle, { file: 'src/page.tsx', onTopOf: ['src/gone.tsx'], kilobytes: 20 })).toHaveLength(
      1,
    );
  });

  test('report a page of the route table that has no budget', () => {
    const budgets = [{ file: 'src/page.tsx', with: ['src/layout.tsx'], kilobytes: 20 }];
    const pages = ['/app/src/page.tsx', '/app/src/layout.tsx', '/app/src/new-page.tsx'];

    expect(pagesWithoutBudget(pages, budgets)).toEqual(['src/new-page.tsx: has no budget']);
  });

  test('print one line with weight and limit per budget', () => {
    const figure = { what: 'src/page.tsx', weight: 7.25, limit: 20, carries: [] };

    expect(figureLines([{ ...figure, scripts: 4 }, figure])).toEqual([
      '   7.3 of  20 kB, 4 scripts  src/page.tsx',
      '   7.3 of  20 kB             src/page.tsx',
    ]);
  });
});

describe('the budget of styles and fonts', () => {
  const css = 'h1{color:red}';
  const font = { type: 'asset' as const, source: new Uint8Array(30_000) };
  const built = (html: string): Bundle => ({
    'index.html': { type: 'asset', source: html },
    'a/text.woff2': font,
    'a/unused.woff2': font,
    'a/late.css': { type: 'asset', source: `${noise(4)}${css}` },
  });
  const withFont = `<style nonce="x">${css}@font-face{src:url(/a/text.woff2) format('woff2')}</style>`;

  test('counts each font that the page names, once', () => {
    const once = weighStylesAndFonts(built(withFont), 90).weight ?? 0;
    const twice = weighStylesAndFonts(built(withFont + withFont), 90).weight ?? 0;

    expect(once).toBeGreaterThan(30);
    expect(once).toBeLessThan(31);
    expect(twice).toBeLessThan(31);
  });

  test('counts a stylesheet that the page links', () => {
    const page = built(`${withFont}<link rel="stylesheet" crossorigin href="/a/late.css">`);

    expect(brokenBudgets([weighStylesAndFonts(page, 32)])).toEqual([
      expect.stringMatching(/^styles and fonts of index\.html: 3\d\.\d kB, 32 allowed$/),
    ]);
  });

  test('reports a page without any style', () => {
    expect(brokenBudgets([weighStylesAndFonts(built('<p>'), 90)])).toEqual([
      'styles and fonts of index.html: not in the build',
    ]);
  });
});
