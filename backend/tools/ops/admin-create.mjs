import { buildWhatIsStale } from '../launch/build.mjs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { inRoot, run as runProgram } from '../launch/processes.mjs';

/**
 * `npm run admin:create`: creates an administrator, changes a password, or disables an
 * administrator.
 */
export async function run(args) {
  await installWhatIsMissing();
  await buildWhatIsStale(['backend']);
  return runProgram(process.execPath, [
    inRoot('backend', 'dist', 'src', 'commands', 'admin-create.js'),
    ...args,
  ]);
}
