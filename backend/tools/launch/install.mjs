import { readFileSync } from 'node:fs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot, run } from './processes.mjs';
import { rightNpm } from './right-node.mjs';
import { CommandError, withProgress } from './say.mjs';

/**
 * Installs the packages of the lock file unless exactly these are installed. Install scripts of
 * packages do not run.
 */
export async function installWhatIsMissing() {
  if (isInstalled()) return;
  await oneAtATime(async () => {
    if (!isInstalled()) await install();
  });
}

async function install() {
  const npm = await rightNpm();
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  await withProgress('Installing the dependencies', async () => {
    const code = await run(process.execPath, [npm, 'ci', ...flags]);
    if (code !== 0) throw new CommandError('The dependencies could not be installed (see above).');
  });
}

/** Compares the lock file with the list that npm writes after an installation. */
function isInstalled() {
  const present = packagesOf('node_modules', '.package-lock.json');
  if (!present) return false;
  return Object.entries(packagesOf('package-lock.json') ?? {}).every(
    ([path, { version, optional, devOptional }]) =>
      !path.includes('node_modules/') || optional || devOptional || present[path]?.version === version,
  );
}

function packagesOf(...path) {
  try {
    return JSON.parse(readFileSync(inRoot(...path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
