import { gzipSync } from 'node:zlib';
import { ENTRY, chunksOf, fetchedFor, type Bundle, type BuiltChunk } from './built-chunks';

export interface Budget {
  /** The file in `src` with the screen, or with the part of a screen that is loaded later. */
  file: string;
  /** Other files that the browser loads together with it. */
  with?: readonly string[];
  /** Parts that the screen loads by itself a little later. They count as requests only. */
  soon?: readonly string[];
  /** Files that the browser already has. Only what comes on top of them counts. */
  onTopOf?: readonly string[];
  /** Limit for scripts and their stylesheets, in kilobytes gzipped at level 9. */
  kilobytes: number;
  /** Packages that this JavaScript must not contain. */
  forbidden?: readonly string[];
}

/** Over one connection, more requests take longer than the bytes that they spare. */
export const MOST_SCRIPTS = 8;

/** The weight of one screen or group of files. */
export interface Figure {
  what: string;
  /** In kilobytes, or null if the build has no such file. */
  weight: number | null;
  limit: number;
  /** How many scripts a first visit requests. Missing where only bytes count. */
  scripts?: number;
  /** Forbidden packages in it. */
  carries: readonly string[];
}

/** Returns one figure per budget of JavaScript. */
export function weighScripts(bundle: Bundle, budgets: readonly Budget[]): Figure[] {
  const chunks = chunksOf(bundle);
  return budgets.map((budget) => {
    const { file, with: others = [], soon = [], onTopOf = [], kilobytes: limit, forbidden = [] } = budget;
    const what = onTopOf.length > 0 ? `${[file, ...others].join(' + ')}, on top of its screen` : file;
    const present = fetchedFor([ENTRY, ...onTopOf], chunks);
    const fetched = fetchedFor([ENTRY, ...onTopOf, ...others, file], chunks);
    const all = fetchedFor([ENTRY, ...onTopOf, ...others, file, ...soon], chunks);
    if (!present || !fetched || !all) return { what, limit, weight: null, carries: [] };
    const counted = onTopOf.length > 0 ? fetched.filter((chunk) => !present.includes(chunk)) : fetched;
    return {
      what,
      limit,
      weight: sum([...counted.map(({ code }) => code), ...stylesWith(counted, bundle)].map(gzipped)),
      scripts: onTopOf.length > 0 ? undefined : all.length,
      carries: forbidden.filter((name) => contains(counted, name)),
    };
  });
}

/** Weighs the stylesheets of `index.html`, gzipped, and the fonts that they name. */
export function weighStylesAndFonts(bundle: Bundle, limit: number): Figure {
  const styles = stylesOf(textOf(bundle['index.html']), bundle);
  const fonts = new Set(
    styles.flatMap((css) => [...css.matchAll(/url\(["']?\/([^)"']+\.woff2)/g)].map(([, file = '']) => file)),
  );
  const weights = [
    ...styles.map(gzipped),
    ...[...fonts].map((file) => Buffer.byteLength(sourceOf(bundle[file])) / 1000),
  ];
  return {
    what: 'styles and fonts of index.html',
    limit,
    weight: styles.length > 0 ? sum(weights) : null,
    carries: [],
  };
}

/** Returns one sentence for every broken budget. The list is empty if the build meets them all. */
export function brokenBudgets(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ what, weight, limit, scripts = 0, carries }) => {
    if (weight === null) return [`${what}: not in the build`];
    const tooHeavy = weight > limit ? [`${what}: ${weight.toFixed(1)} kB, ${limit} allowed`] : [];
    const tooMany =
      scripts > MOST_SCRIPTS
        ? [`${what}: ${scripts} scripts, ${MOST_SCRIPTS} allowed (script-groups.ts)`]
        : [];
    return [...tooHeavy, ...tooMany, ...carries.map((name) => `${what}: carries ${name}`)];
  });
}

/** Returns one sentence for every page that has no budget. */
export function pagesWithoutBudget(pages: readonly string[], budgets: readonly Budget[]): string[] {
  return pages
    .filter((page) => !budgets.some((budget) => [budget.file, ...(budget.with ?? [])].some(endOf(page))))
    .map((page) => `${page.slice(page.lastIndexOf('/src/') + 1)}: has no budget`);
}

/** Returns the figures as lines of a table. */
export function figureLines(figures: readonly Figure[]): string[] {
  return figures.map(({ what, weight, limit, scripts }) => {
    const count = scripts === undefined ? ''.padEnd(11) : `, ${scripts} scripts`;
    return `${(weight ?? 0).toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB${count}  ${what}`;
  });
}

function contains(chunks: readonly BuiltChunk[], name: string): boolean {
  return chunks.some(({ moduleIds }) => moduleIds.some((id) => id.includes(`/node_modules/${name}`)));
}

/** Returns the style elements of a page and the stylesheets that it links. */
function stylesOf(html: string, bundle: Bundle): string[] {
  const inline = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) =>
    textOf(bundle[file]),
  );
  return inline.concat(linked);
}

/** Returns the stylesheets of these chunks. That of the entry is a part of the page. */
function stylesWith(chunks: readonly BuiltChunk[], bundle: Bundle): string[] {
  const late = chunks.filter(({ moduleIds }) => !moduleIds.some((id) => id.endsWith(`/${ENTRY}`)));
  const files = new Set(late.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...files].map((file) => textOf(bundle[file]));
}

function sourceOf(file: Bundle[string] | undefined): string | Uint8Array {
  return file?.type === 'asset' ? file.source : '';
}

const textOf = (file: Bundle[string] | undefined) => Buffer.from(sourceOf(file)).toString();
const endOf = (page: string) => (file: string) => page.endsWith(`/${file}`);
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length / 1000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
