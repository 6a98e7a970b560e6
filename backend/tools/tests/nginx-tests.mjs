import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture, reasonIn } from '../launch/processes.mjs';
import { CommandError, withProgress } from '../launch/say.mjs';
import { jest } from './test-runners.mjs';

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Runs the tests of the shipped nginx configuration in a real nginx. */
export async function nginxTests(args) {
  return jest('backend', ['--selectProjects=nginx', '--maxWorkers=1', ...args], {
    NGINX_PATH: await ensureNginx(),
  });
}

/** Returns the path of an nginx: an installed one, otherwise one that is installed now. */
export async function ensureNginx() {
  const path = installedOne();
  if (path) return path;
  if (process.env.NGINX_PATH)
    throw new CommandError(`NGINX_PATH is ${process.env.NGINX_PATH}, which does not exist.`);
  const reason = await install();
  const fetched = installedOne();
  if (fetched) return fetched;
  throw new CommandError(`There is no nginx: install it, or set NGINX_PATH (${reason}).`);
}

function installedOne() {
  if (process.env.NGINX_PATH) return [process.env.NGINX_PATH].find((path) => existsSync(path));
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** Installs the nginx of Debian and returns an explanation if that is not possible. */
async function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return 'it is installed automatically only on Debian, as root';
  // With a run level of a machine that is being maintained, the package starts no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { code, output } = await withProgress(
    'There is no nginx; installing the one of the system',
    async () => {
      await capture('apt-get', ['update', '-q'], { env });
      return capture('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'nginx'], { env });
    },
  );
  return code === 0 ? 'apt-get installed none' : `apt-get could not install it: ${reasonIn(output)}`;
}
