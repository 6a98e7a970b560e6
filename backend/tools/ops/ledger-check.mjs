import { buildWhatIsStale } from '../launch/build.mjs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { inRoot, run as runProgram } from '../launch/processes.mjs';

/**
 * `npm run ledger:check`: prints each invariant of the ledger and how often it is violated. With
 * `-- --provider` it also compares the ledger with the payment provider.
 */
export async function run(args) {
  await installWhatIsMissing();
  await buildWhatIsStale();
  return runProgram(process.execPath, [
    inRoot('backend', 'dist', 'src', 'commands', 'ledger-check.js'),
    ...args,
  ]);
}
