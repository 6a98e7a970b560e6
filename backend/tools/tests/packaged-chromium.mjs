import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, inRoot, reasonIn } from '../launch/processes.mjs';
import { rightNpm } from '../launch/right-node.mjs';

const VERSION = '153.0.0';
const UNPACK = "import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())";

export const isPackedForUs = () => process.platform === 'linux' && process.arch === 'x64';

/**
 * Fetches a headless Chromium from the npm registry, together with the libraries that a bare Linux
 * lacks. It is for machines where nothing can be installed.
 * @returns the path of a script that starts it
 */
export async function packagedChromium() {
  const home = inRoot('.node', `chromium-${VERSION}`);
  if (!existsSync(home)) await unpackInto(home);
  return join(home, 'chromium.sh');
}

async function unpackInto(home) {
  const workshop = `${home}.${process.pid}`;
  const unpacked = join(workshop, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  try {
    await install(workshop);
    // The package unpacks into the temporary folder. It unpacks its libraries only in an AWS
    // Lambda.
    const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    await mustSucceed(
      capture(process.execPath, ['--input-type=module', '-e', UNPACK], { cwd: workshop, env }),
    );
    writeStarter(unpacked);
    if (!existsSync(home)) renameSync(unpacked, home);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

async function install(workshop) {
  const flags = [
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--workspaces=false',
  ];
  const args = [
    await rightNpm(),
    'install',
    '--prefix',
    workshop,
    ...flags,
    `@sparticuz/chromium@${VERSION}`,
  ];
  await mustSucceed(capture(process.execPath, args, { cwd: workshop }));
}

function writeStarter(folder) {
  writeFileSync(
    join(folder, 'fonts.conf'),
    '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n',
  );
  writeFileSync(
    join(folder, 'chromium.sh'),
    `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`,
  );
  chmodSync(join(folder, 'chromium.sh'), 0o755);
}

async function mustSucceed(work) {
  const { code, output } = await work;
  if (code !== 0) throw new Error(`The packed Chromium could not be fetched: ${reasonIn(output)}`);
}
