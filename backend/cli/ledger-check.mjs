import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { inRoot, run as runProgram } from './processes.mjs';

/** `npm run ledger:check`: every invariant of the books with how often it is broken. */
export async function run() {
  await installWhatIsMissing();
  await buildWhatIsStale();
  return runProgram(process.execPath, [inRoot('backend', 'dist', 'ledger', 'check.js')]);
}
