import { buildWhatIsStale } from '../launch/build.mjs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { inRoot, run as runProgram } from '../launch/processes.mjs';

/** `npm run admin:create`: makes an admin, gives one another password, or shuts one out. */
export async function run(args) {
  await installWhatIsMissing();
  await buildWhatIsStale(['backend']);
  return runProgram(process.execPath, [
    inRoot('backend', 'dist', 'src', 'commands', 'admin-create.js'),
    ...args,
  ]);
}
