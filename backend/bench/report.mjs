const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const range = (values, digits = 0) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

/**
 * Returns the results as Markdown tables: medians, in brackets the lowest and the highest round.
 */
export function report(results) {
  return results.map(reportOf).join('\n\n');
}

function reportOf({ bookings, rest, workloads, oneHour, streams, loadedMb }) {
  const lines = [
    `## ${bookings.toLocaleString('en')} bookings`,
    '',
    '| workload | product /s | bare /s | ratio | CPU ratio | server µs | database µs | p50 ms | p99 ms |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...workloads.map(rowOf),
    '',
    `Warm start ${(rest.startMs / 1000).toFixed(1)} s; memory at rest ${rest.memoryMb.toFixed(0)} MB, loaded ${loadedMb.toFixed(0)} MB; idle ${(rest.idleShare * 100).toFixed(1)} % of a core.`,
  ];
  if (oneHour)
    lines.push(
      `300 players at once on one hour: ${oneHour.booked} booked, ${oneHour.refused} refused, ${oneHour.other} other, in ${oneHour.seconds.toFixed(2)} s.`,
    );
  if (streams)
    lines.push(
      `${streams.count} event streams: ${streams.memoryMb.toFixed(0)} MB; a booking reached ${streams.reached} of them, 99 % within ${streams.p99Ms?.toFixed(0)} ms.`,
    );
  return lines.join('\n');
}

function rowOf({ name, product, bare }) {
  const of = (side, key) => side.map((round) => round[key]);
  const ratios = product.map((round, at) => round.rate / bare[at].rate);
  const cpu = product.map((round, at) => round.serverUs / bare[at].serverUs);
  return `| ${[
    name,
    range(of(product, 'rate')),
    range(of(bare, 'rate')),
    range(ratios, 2),
    range(cpu, 1),
    range(of(product, 'serverUs')),
    range(of(product, 'databaseUs')),
    range(of(product, 'p50')),
    range(of(product, 'p99')),
  ].join(' | ')} |`;
}
