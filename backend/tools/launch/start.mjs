import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { run as runProgram, SERVER, SERVER_ENV } from './processes.mjs';

/** `npm start`: installs and builds what is missing, then runs the site in the foreground. */
export async function run() {
  await installWhatIsMissing();
  await buildWhatIsStale();
  return runProgram(process.execPath, SERVER, { env: { ...SERVER_ENV, ...process.env } });
}
