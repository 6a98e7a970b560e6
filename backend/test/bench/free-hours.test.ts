interface Asked {
  body: string;
}
const { FreeHours } = (await import(
  new URL('../../tools/bench/load/requests.mjs', import.meta.url).href
)) as {
  FreeHours: new (courts: number, firstCourt?: number) => { next: () => Asked; allFreeAgain: () => void };
};

const HOURS_OF_A_COURT = 16 * 299;

describe('the free hours that the benchmark books', () => {
  it('are each given out once until none is left', () => {
    const hours = new FreeHours(4);
    const given = Array.from({ length: 4 * HOURS_OF_A_COURT }, () => hours.next().body);
    expect(new Set(given).size).toBe(4 * HOURS_OF_A_COURT);
    expect(() => hours.next()).toThrow('no free hour is left');
  });

  it('are all given out again after a reset, from another one on', () => {
    const hours = new FreeHours(4);
    const first = hours.next().body;
    hours.allFreeAgain();
    const given = Array.from({ length: 4 * HOURS_OF_A_COURT }, () => hours.next().body);
    expect(given[0]).not.toBe(first);
    expect(new Set(given).size).toBe(4 * HOURS_OF_A_COURT);
  });

  it('leave out the courts before the first one', () => {
    const hours = new FreeHours(8, 4);
    const courts = Array.from({ length: 100 }, () => hours.next().body.slice(0, 60));
    expect(new Set(courts).size).toBe(4);
    expect(courts.every((body) => !/b00-00000000000[0-3]/.test(body))).toBe(true);
  });
});
