import { gzipSync } from 'node:zlib';

/** The parts of a built chunk that the budgets check. */
export interface BuiltChunk {
  type: 'chunk';
  fileName: string;
  code: string;
  /** Chunks that are fetched together with this one, without those fetched later. */
  imports: string[];
  moduleIds: string[];
}

export interface Budget {
  /** The file in `src` that contains the screen. */
  page: string;
  /** Limit for the JavaScript of a first visit, in kilobytes gzipped at level 9. */
  kilobytes: number;
  /** Packages that this JavaScript must not contain. */
  forbidden?: readonly string[];
}

const entryPage = 'src/main.tsx';

/** Returns one sentence for every broken budget. The list is empty if the build meets them all. */
export function brokenBudgets(
  bundle: Record<string, { type: string }>,
  budgets: readonly Budget[],
): string[] {
  const chunks = new Map(
    Object.values(bundle)
      .filter(isChunk)
      .map((chunk) => [chunk.fileName, chunk]),
  );
  return budgets.flatMap((budget) => {
    const fetched = fetchedFor(budget.page, chunks);
    return fetched
      ? [...tooHeavy(budget, fetched), ...unwelcome(budget, fetched)]
      : [`${budget.page}: no such chunk`];
  });
}

/**
 * Returns the chunks of a screen and of the entry, with everything they import, or null if the
 * screen has no chunk.
 */
function fetchedFor(page: string, chunks: ReadonlyMap<string, BuiltChunk>): BuiltChunk[] | null {
  const found = new Map<string, BuiltChunk>();
  const collect = (chunk: BuiltChunk) => {
    if (found.has(chunk.fileName)) return;
    found.set(chunk.fileName, chunk);
    for (const imported of chunk.imports.map((file) => chunks.get(file))) if (imported) collect(imported);
  };
  for (const wanted of [entryPage, page]) {
    const root = [...chunks.values()].find((chunk) =>
      chunk.moduleIds.some((id) => id.endsWith(`/${wanted}`)),
    );
    if (!root) return null;
    collect(root);
  }
  return [...found.values()];
}

function tooHeavy({ page, kilobytes }: Budget, fetched: readonly BuiltChunk[]): string[] {
  const bytes = fetched.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  const weight = bytes / 1000;
  return weight > kilobytes ? [`${page}: ${weight.toFixed(1)} kB of JavaScript, ${kilobytes} allowed`] : [];
}

function unwelcome({ page, forbidden = [] }: Budget, fetched: readonly BuiltChunk[]): string[] {
  const modules = fetched.flatMap((chunk) => chunk.moduleIds);
  return forbidden
    .filter((name) => modules.some((id) => id.includes(`/node_modules/${name}`)))
    .map((name) => `${page}: carries ${name}`);
}

function isChunk(file: { type: string }): file is BuiltChunk {
  return file.type === 'chunk';
}
