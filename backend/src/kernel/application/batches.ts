/** Splits items into batches of at most this many, in their order. */
export function* inBatches<T>(items: readonly T[], size: number): Iterable<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
