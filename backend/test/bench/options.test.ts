const { optionsOf } = (await import(new URL('../../tools/bench/options.mjs', import.meta.url).href)) as {
  optionsOf: (args: string[]) => Record<string, unknown>;
};

describe('the options of the benchmark', () => {
  it('read several sizes of the data set', () => {
    expect(optionsOf(['--bookings', '10000,5000000'])['sizes']).toEqual([10_000, 5_000_000]);
  });

  it.each([['--bookings=many'], ['--rounds=0'], ['--seconds=1.5']])(
    'refuse an unfit number, as in %s',
    (argument) => {
      expect(() => optionsOf([argument])).toThrow('must be a whole number above zero');
    },
  );

  it('refuse an option that does not exist', () => {
    expect(() => optionsOf(['--fast'])).toThrow("Unknown option '--fast'");
  });

  it('measure one venue for a short time with --quick', () => {
    expect(optionsOf(['--quick'])).toMatchObject({ sizes: [5_000], rounds: 1, amount: 100 });
  });
});
