/** A repeatable stream of chance: the same seed always draws the same numbers. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** True in so many of 1 cases. */
  chance(share: number): boolean;
  /** One of the given things. */
  pick<T>(things: readonly [T, ...T[]]): T;
}

/** FNV-1a of the seed, stepped by mulberry32. */
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
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
  };
}
