/** Returns the middle value; of an even number of values the mean of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns the smallest value that at least so many percent of the sorted values do not exceed. */
export const percentile = (sorted, percent) =>
  sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];

/** @returns {{ median: number, min: number, max: number }} */
export const spreadOf = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** Returns product / bare of each round, because both sides of a round met the same noise. */
export const pairedRatios = (product, bare, of) => product.map((round, at) => of(round) / of(bare[at]));
