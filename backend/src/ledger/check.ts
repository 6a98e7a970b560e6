import pg from 'pg';
import { databaseToCheck } from './database-to-check.js';
import { checkInvariants } from './invariants.js';

/** `npm run ledger:check`: prints every invariant with how often it is broken; exits 1 where one is. */
const { url, release } = await databaseToCheck();
const client = new pg.Client({ connectionString: url });
await client.connect();
const reports = await checkInvariants(async (sql) => (await client.query<{ what: string }>(sql)).rows);
await client.end();
await release();
for (const { name, violations } of reports) {
  console.info(`${String(violations.length).padStart(5)}  ${name}`);
  for (const what of violations.slice(0, 10)) console.info(`         ${what}`);
}
const broken = reports.filter(({ violations }) => violations.length > 0).length;
console.info(broken === 0 ? '\nEvery invariant holds.' : `\n${broken} invariants are broken.`);
process.exitCode = broken === 0 ? 0 : 1;
