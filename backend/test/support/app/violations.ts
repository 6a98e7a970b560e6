import { checkInvariants } from '../../../src/ledger/invariants.js';
import type { TestApp } from './app.js';

/**
 * Returns what an invariant reports, such as `I6a`. A test that plants a violation starts its
 * application with `checkBooks: false`.
 */
export async function violationsOf(
  app: TestApp,
  invariant: string,
  unpaidPerAddress = app.config.unpaidHoldsPerAddress,
): Promise<string[]> {
  const reports = await checkInvariants((sql) => app.sql<{ what: string }>(sql), unpaidPerAddress);
  const report = reports.find(({ name }) => name.startsWith(`${invariant} `));
  if (!report) throw new Error(`there is no invariant ${invariant}`);
  return report.violations;
}
