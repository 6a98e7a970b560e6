import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { inRoot, run as runProgram } from './processes.mjs';

/** `npm start`: everything from a fresh clone to the running site, in the foreground. */
export async function run() {
  await installWhatIsMissing();
  await buildWhatIsStale();
  return runProgram(process.execPath, ['--enable-source-maps', inRoot('backend', 'dist', 'main.js')]);
}
