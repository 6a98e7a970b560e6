import type { Surface } from './court-field';

const surfaces: readonly Surface[] = ['clay', 'hard', 'grass'];

/** Returns the surface of a drawing that shows no certain court. */
export function surfaceOf(seed: string): Surface {
  return surfaces[Math.floor(seeded(seed)() * surfaces.length)] ?? 'clay';
}

/**
 * Returns a repeatable generator of numbers in [0, 1): FNV-1a of the seed, stepped by mulberry32.
 */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
