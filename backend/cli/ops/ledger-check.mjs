import { buildWhatIsStale } from '../launch/build.mjs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { inRoot, run as runProgram } from '../launch/processes.mjs';

/** `npm run ledger:check`: every invariant of the books with how often it is broken; `-- --provider`: and what differs there. */
export async function run(args) {
  await installWhatIsMissing();
  await buildWhatIsStale();
  return runProgram(process.execPath, [
    inRoot('backend', 'dist', 'src', 'commands', 'ledger-check.js'),
    ...args,
  ]);
}
