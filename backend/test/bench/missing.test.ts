const { missingFigures } = (await import(
  new URL('../../tools/bench/report/missing.mjs', import.meta.url).href
)) as {
  missingFigures: (value: unknown) => string[];
};

describe('the figures of the benchmark', () => {
  it('are complete if every part has a number', () => {
    expect(
      missingFigures([{ bookings: 5, workloads: [{ name: 'booking', product: [{ rate: 0.5 }] }] }]),
    ).toEqual([]);
  });

  it.each([
    ['a number that is none', { rate: Number.NaN }, 'results.0.rate'],
    ['a rate without a time', { rate: 1 / 0 }, 'results.0.rate'],
    ['a percentile of no response', { p99: undefined }, 'results.0.p99'],
    ['a workload without rounds', { product: [] }, 'results.0.product'],
  ])('are missing for %s', (_, result, place) => {
    expect(missingFigures([result])).toEqual([place]);
  });
});
