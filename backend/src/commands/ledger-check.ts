import pg from 'pg';
import { readConfig } from '../config/config.js';
import { openConfiguredDatabase } from './configured-database.js';
import { compareWithProvider } from '../ledger/compare-with-provider.js';
import { checkInvariants } from '../ledger/invariants.js';

/**
 * `npm run ledger:check`: prints each invariant and how often it is violated. With `-- --provider`
 * it also compares the last days with the provider and prints the differences. The exit code is 1
 * if something is wrong.
 */
const { accounts, release } = await openConfiguredDatabase();
const url = accounts.owner ?? accounts.application;
try {
  const sound = [await printInvariants(url)];
  if (process.argv.includes('--provider')) sound.push(await printDifferences(url));
  process.exitCode = sound.every(Boolean) ? 0 : 1;
} finally {
  await release();
}

async function printInvariants(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const reports = await checkInvariants(
    async (sql) => (await client.query<{ what: string }>(sql)).rows,
    readConfig().unpaidHoldsPerAddress,
  );
  await client.end();
  for (const { name, violations } of reports) {
    console.info(`${String(violations.length).padStart(5)}  ${name}`);
    for (const what of violations.slice(0, 10)) console.info(`         ${what}`);
  }
  const broken = reports.filter(({ violations }) => violations.length > 0).length;
  console.info(broken === 0 ? '\nEvery invariant holds.' : `\n${broken} invariants are broken.`);
  return broken === 0;
}

async function printDifferences(databaseUrl: string): Promise<boolean> {
  const lines = await compareWithProvider(readConfig(), databaseUrl);
  for (const line of lines) console.info(line);
  console.info(
    lines.length === 0
      ? 'The provider’s books say the same.'
      : `${lines.length} differences to the provider’s books.`,
  );
  return lines.length === 0;
}
