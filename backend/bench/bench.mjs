// `npm run bench -- [--bookings 1000000] [--rounds 3] [--seconds 5] [--quick] [--json] [--only
// NAME] [--keep FOLDER]` Measures the product beside a bare program that runs the same SQL on the
// same database (docs/performance.md). It starts an embedded PostgreSQL of its own in a temporary
// folder and leaves nothing behind.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from '../cli/launch/build.mjs';
import { installWhatIsMissing } from '../cli/launch/install.mjs';

/** `npm run bench`. @param {string[]} args */
export async function run(args) {
  const options = optionsOf(args);
  await installWhatIsMissing();
  await buildWhatIsStale(['backend']);
  const { openBench } = await import('./programs/laboratory.mjs');
  const { measureAll } = await import('./measure/measure-all.mjs');
  const { report } = await import('./report/tables.mjs');
  const folder = options.keep ?? mkdtempSync(join(tmpdir(), 'saque-bench-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // PostgreSQL runs as another user if root starts the benchmark
  const results = [];
  try {
    for (const bookings of options.sizes) {
      const bench = await openBench(join(folder, String(bookings)), { bookings, say: console.error });
      try {
        results.push({ bookings, ...(await measureAll(bench, options)) });
      } finally {
        await bench.close();
      }
    }
  } finally {
    if (!options.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(options.json ? JSON.stringify(results, null, 2) : report(results));
  return 0;
}

function optionsOf(args) {
  const { values } = parseArgs({
    args,
    options: {
      bookings: { type: 'string', default: '1000000' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '16' },
      streams: { type: 'string' },
      only: { type: 'string' },
      keep: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { quick } = values;
  return {
    sizes: quick ? [100_000] : values.bookings.split(',').map(Number),
    rounds: Number(values.rounds ?? (quick ? 2 : 3)),
    seconds: Number(values.seconds ?? (quick ? 3 : 5)),
    connections: Number(values.connections),
    streams: Number(values.streams ?? (quick ? 200 : 1000)),
    only: values.only,
    keep: values.keep && resolve(values.keep),
    json: values.json,
  };
}
