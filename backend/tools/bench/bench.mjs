// `npm run bench` measures the product beside a bare program that runs the same SQL on the same
// database (docs/performance.md). It starts an embedded PostgreSQL of its own in a temporary folder
// and leaves nothing behind.
//
//   --bookings 10000,1000000   sizes of the data set; several sizes show how cost grows
//   --rounds 3 --seconds 5     how often and how long each side of a workload is measured
//   --connections 16           how many requests are under way at once
//   --processes 2              API processes beside one worker; 1 leaves that part out
//   --only NAME                only workloads and parts with this in their name
//   --keep FOLDER              keeps the data sets there for further runs on the same day
//   --quick                    one venue, in about a minute: it proves that the benchmark runs
//   --long                     a million requests for the memory
//   --json                     prints everything that was measured
//   --write                    puts the results into docs/performance.md
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsStale } from '../launch/build.mjs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { CommandError } from '../launch/say.mjs';
import { optionsOf } from './options.mjs';

const INTERRUPTED = 130;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** `npm run bench`. @param {string[]} args */
export async function run(args) {
  const options = optionsOf(args);
  await installWhatIsMissing();
  await buildWhatIsStale();
  const { report } = await import('./report/report.mjs');
  const { missingFigures } = await import('./report/missing.mjs');
  const { writeReport } = await import('./report/document.mjs');
  const measured = await inDataFolder(options.keep, (folder) => measureSizes(folder, options));
  if (!measured) process.exit(INTERRUPTED); // what was under way would keep this process alive
  const missing = options.only ? [] : missingFigures(measured);
  if (missing.length > 0) throw new CommandError(`Figures are missing: ${missing.join(', ')}`);
  const text = report(measured, args);
  if (options.write) writeReport(text);
  console.log(options.json ? JSON.stringify(measured, null, 2) : text);
  return 0;
}

async function inDataFolder(kept, work) {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'saque-bench-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // PostgreSQL runs as another user if root starts the benchmark
  try {
    return await work(folder);
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the results, or null if a signal arrived. Ends everything that it started. */
async function measureSizes(folder, options) {
  const { Laboratory } = await import('./programs/laboratory.mjs');
  const { measureAll } = await import('./measure/measure-all.mjs');
  const interruption = Promise.withResolvers();
  for (const signal of SIGNALS) process.on(signal, () => interruption.resolve(null));
  const results = [];
  for (const bookings of options.sizes) {
    const laboratory = new Laboratory(join(folder, String(bookings)), bookings, console.error);
    const measure = async () => {
      await laboratory.open();
      return measureAll(laboratory, options);
    };
    try {
      const result = await Promise.race([measure(), interruption.promise]);
      if (!result) return null;
      results.push(result);
    } finally {
      await laboratory.close();
    }
  }
  return results;
}
