interface Goal {
  goal: string;
  measured: string;
  met: boolean;
}
const { goalsOf } = (await import(new URL('../../tools/bench/report/goals.mjs', import.meta.url).href)) as {
  goalsOf: (results: object[]) => Goal[];
};

const round = (rate: number, serverUs = 100) => ({ rate, serverUs, databaseUs: 100 });

/** Returns a result in which bookings reach this share of the bare program's rate. */
function resultOf(bookings: number, share: number, serverUs = 100) {
  const workload = {
    name: 'booking',
    product: [round(1000 * share, serverUs)],
    bare: [round(1000)],
    atHalf: { p99: 80 },
  };
  const others = ["court's day", 'month, changed since it was read'].map((name) => ({ ...workload, name }));
  return { bookings, workloads: [workload, ...others] };
}

const find = (goals: Goal[], text: string) => goals.find(({ goal }) => goal.startsWith(text));

describe('the goals of the benchmark', () => {
  it('are met at their limit and missed below it', () => {
    expect(find(goalsOf([resultOf(1_000_000, 0.75)]), 'booking: product / bare')?.met).toBe(true);
    expect(find(goalsOf([resultOf(1_000_000, 0.74)]), 'booking: product / bare')?.met).toBe(false);
  });

  it('allow bookings twice the latency of reads', () => {
    const goals = goalsOf([resultOf(1_000_000, 1)]);
    expect(find(goals, 'booking: p99')?.met).toBe(true);
    expect(find(goals, "court's day: p99")?.met).toBe(false);
  });

  it('leave out what was not measured', () => {
    expect(goalsOf([{ bookings: 10_000, workloads: [] }])).toEqual([]);
  });

  it('speak of a million bookings if a larger data set was measured too', () => {
    const goals = goalsOf([resultOf(1_000_000, 0.8), resultOf(5_000_000, 0.2)]);
    expect(find(goals, 'booking: product / bare')?.measured).toBe('0.80');
  });

  it('compare the processor time of the largest data set with that of the smallest', () => {
    const goals = goalsOf([resultOf(10_000, 1), resultOf(1_000_000, 1), resultOf(5_000_000, 1, 200)]);
    expect(find(goals, 'booking: processor time')).toMatchObject({ measured: '1.50', met: false });
  });
});
