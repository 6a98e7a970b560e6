import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { run as runProgram, SERVER } from './processes.mjs';

/** `npm start`: everything from a fresh clone to the running site, in the foreground. */
export async function run() {
  await installWhatIsMissing();
  await buildWhatIsStale();
  return runProgram(process.execPath, SERVER);
}
