import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { inRoot, run as runProgram } from './processes.mjs';

/** `npm run admin:create`: makes an admin, gives one another password, or shuts one out. */
export async function run(args) {
  await installWhatIsMissing();
  await buildWhatIsStale(['backend']);
  return runProgram(process.execPath, [inRoot('backend', 'dist', 'admin-create.js'), ...args]);
}
