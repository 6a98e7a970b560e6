/** A repeatable source of random numbers: the same seed always gives the same numbers. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns a number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number;
  /** Returns true with the given probability. */
  chance(share: number): boolean;
  /** Returns one of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Hashes the seed with FNV-1a and generates numbers with mulberry32. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
