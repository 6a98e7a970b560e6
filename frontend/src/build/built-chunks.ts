/** The parts of a built chunk that the budgets check. */
export interface BuiltChunk {
  type: 'chunk';
  fileName: string;
  code: string;
  /** Chunks that are fetched together with this one, without those fetched later. */
  imports: string[];
  moduleIds: string[];
  /** Stylesheets that are fetched together with this chunk. */
  viteMetadata?: { importedCss: Set<string> };
}

/** A font, a stylesheet or the page itself. */
interface BuiltAsset {
  type: 'asset';
  source: string | Uint8Array;
}

export type Bundle = Record<string, BuiltChunk | BuiltAsset>;

/** Every visit loads the entry, whatever the screen. */
export const ENTRY = 'src/main.tsx';

export function chunksOf(bundle: Bundle): BuiltChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** Returns the chunks of these files with everything they import, or null if one is missing. */
export function fetchedFor(files: readonly string[], chunks: readonly BuiltChunk[]): BuiltChunk[] | null {
  const found = new Set<BuiltChunk>();
  const collect = (chunk: BuiltChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunks) if (chunk.imports.includes(imported.fileName)) collect(imported);
  };
  for (const wanted of files) {
    const root = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/${wanted}`)));
    if (!root) return null;
    collect(root);
  }
  return [...found];
}
