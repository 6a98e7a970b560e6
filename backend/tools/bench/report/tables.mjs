import { median, pairedRatios, spreadOf } from './statistics.mjs';

/** Returns the median and, in brackets, the lowest and the highest value. */
export function range(values, digits = 0) {
  const { median: middle, min, max } = spreadOf(values);
  if (values.length === 1) return middle.toFixed(digits);
  return `${middle.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** Returns the lines of a Markdown table. */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** Rates and ratios of the workloads: what a user of the machine gets. */
export const rateTable = (workloads) =>
  table(
    [
      'workload',
      'product /s',
      'bare /s',
      'product / bare',
      'p50 ms',
      'p99 ms',
      'at half the load: /s',
      'p50 ms',
      'p99 ms',
    ],
    workloads.map(({ name, product, bare, atHalf }) => [
      name,
      range(product.map(({ rate }) => rate)),
      range(bare.map(({ rate }) => rate)),
      range(
        pairedRatios(product, bare, ({ rate }) => rate),
        2,
      ),
      range(product.map(({ p50 }) => p50)),
      range(product.map(({ p99 }) => p99)),
      atHalf.rate.toFixed(0),
      atHalf.p50.toFixed(1),
      atHalf.p99.toFixed(1),
    ]),
  );

/** Processor time per request: what holds on a noisy machine. */
export const costTable = (workloads) =>
  table(
    ['workload', 'server µs', 'bare server µs', 'server / bare', 'database µs', 'bare database µs'],
    workloads.map(({ name, product, bare }) => [
      name,
      range(product.map(({ serverUs }) => serverUs)),
      range(bare.map(({ serverUs }) => serverUs)),
      range(
        pairedRatios(product, bare, ({ serverUs }) => serverUs),
        2,
      ),
      range(product.map(({ databaseUs }) => databaseUs)),
      range(bare.map(({ databaseUs }) => databaseUs)),
    ]),
  );

/** The requests of each screen when it opens, in the product only. */
export const screenTable = (screens) =>
  table(
    ['screen', 'product /s', 'p50 ms', 'p99 ms', 'server µs', 'database µs'],
    screens.map(({ name, rounds }) => [
      name,
      ...['rate', 'p50', 'p99', 'serverUs', 'databaseUs'].map((key) =>
        range(rounds.map((round) => round[key])),
      ),
    ]),
  );

/** Returns how the cost of each workload grows from the smallest data set on. */
export function growthTable(results) {
  const [smallest] = results;
  const rows = smallest.workloads.map(({ name }) => [
    name,
    ...results.map((result) => {
      const { rate, cost, growth } = growthOf(smallest, result, name);
      return `${rate.toFixed(0)}/s, ${cost.toFixed(0)} µs, ${growth.toFixed(2)} ×`;
    }),
  ]);
  return table(['workload', ...results.map(({ bookings }) => bookings.toLocaleString('en'))], rows);
}

/** Returns rate and processor time, and that time against the one with the smallest data set. */
export function growthOf(smallest, result, name) {
  const of = ({ workloads }) => workloads.find((workload) => workload.name === name).product;
  const costOf = (rounds) => median(rounds.map(({ serverUs, databaseUs }) => serverUs + databaseUs));
  const cost = costOf(of(result));
  return { rate: median(of(result).map(({ rate }) => rate)), cost, growth: cost / costOf(of(smallest)) };
}

/** Returns the goals as a table. */
export const goalTable = (goals) =>
  table(
    ['goal', 'limit', 'measured', ''],
    goals.map(({ goal, limit, measured, met }) => [goal, limit, measured, met ? 'met' : '**not met**']),
  );
