import { gzipSync } from 'node:zlib';

/** What of a built chunk matters to a budget. */
export interface BuiltChunk {
  type: 'chunk';
  fileName: string;
  code: string;
  /** Chunks that are fetched together with this one; not those fetched later. */
  imports: string[];
  moduleIds: string[];
}

export interface Budget {
  /** The file of `src` that the screen is made of. */
  page: string;
  /** Kilobytes of JavaScript, gzipped at level 9, that a first visit to the screen may fetch. */
  kilobytes: number;
  /** Packages that must not be among them. */
  forbidden?: readonly string[];
}

const entryPage = 'src/main.tsx';

/** One sentence for every budget that a build does not keep; none where all are kept. */
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

/** The chunks of a screen and of the entry before it, each with what it imports. */
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
