import { pairedRatios, spreadOf } from './statistics.mjs';

/** Returns the median and, in brackets, the lowest and the highest value. */
export function range(values, digits = 0) {
  const { median, min, max } = spreadOf(values);
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** Returns the lines of a Markdown table. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/**
 * Returns the results as Markdown tables: medians, in brackets the lowest and the highest round.
 */
export function report(results) {
  return results.map(reportOf).join('\n\n');
}

function reportOf({ bookings, rest, workloads, loadedMb }) {
  const lines = [`## ${bookings.toLocaleString('en')} bookings`, '', ...workloadTable(workloads)];
  if (rest)
    lines.push(
      '',
      `Warm start ${(rest.startMs / 1000).toFixed(1)} s; memory at rest ${rest.memoryMb.toFixed(0)} MB, loaded ${loadedMb.toFixed(0)} MB; idle ${(rest.idleShare * 100).toFixed(1)} % of a core.`,
    );
  return lines.join('\n');
}

const workloadTable = (workloads) =>
  table(
    [
      'workload',
      'product /s',
      'bare /s',
      'rate ratio',
      'server µs',
      'server CPU ratio',
      'database µs',
      'bare database µs',
    ],
    workloads.map(({ name, product, bare }) => [
      name,
      range(product.map(({ rate }) => rate)),
      range(bare.map(({ rate }) => rate)),
      range(
        pairedRatios(product, bare, ({ rate }) => rate),
        2,
      ),
      range(product.map(({ serverUs }) => serverUs)),
      range(
        pairedRatios(product, bare, ({ serverUs }) => serverUs),
        1,
      ),
      range(product.map(({ databaseUs }) => databaseUs)),
      range(bare.map(({ databaseUs }) => databaseUs)),
    ]),
  );
