import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { inRoot, run as runProgram } from './processes.mjs';

/** `npm run ledger:check`: every invariant of the books with how often it is broken; `-- --provider`: and what differs there. */
export async function run(args) {
  await installWhatIsMissing();
  await buildWhatIsStale();
  return runProgram(process.execPath, [inRoot('backend', 'dist', 'ledger', 'check.js'), ...args]);
}
