interface Round {
  rate: number;
}
const { median, percentile, pairedRatios } = (await import(
  new URL('../../tools/bench/report/statistics.mjs', import.meta.url).href
)) as {
  median: (values: number[]) => number;
  percentile: (sorted: number[], percent: number) => number;
  pairedRatios: (product: Round[], bare: Round[], of: (round: Round) => number) => number[];
};

describe('the statistics of the benchmark', () => {
  it('takes the middle value as the median, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
  });

  it('returns the smallest value that covers the wanted share', () => {
    const hundred = Array.from({ length: 100 }, (_, n) => n + 1);
    expect(percentile(hundred, 50)).toBe(50);
    expect(percentile(hundred, 99)).toBe(99);
    expect(percentile([7], 99)).toBe(7);
  });

  it('compares the two sides of the same round, however much the rounds differ', () => {
    const product = [{ rate: 50 }, { rate: 500 }];
    const bare = [{ rate: 100 }, { rate: 1000 }];
    expect(pairedRatios(product, bare, ({ rate }) => rate)).toEqual([0.5, 0.5]);
  });
});
