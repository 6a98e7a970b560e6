import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../launch/ports.mjs';
import { inRoot, SERVER, SERVER_ENV } from '../launch/processes.mjs';

const PATIENCE_MS = 90_000;
const STOP_MS = 20_000;
/** Admins for the tests of the second step, one per window size, with the same password. */
const FURTHER_ADMINS = ['segura-phone', 'segura-desktop'];

/**
 * Starts the built site for the browser tests: on a free port, with demo data, in a folder of its
 * own. The folder is removed afterwards, even if the test run is killed.
 * @param {NodeJS.ProcessEnv} [settings] more settings of the site
 */
export async function startTestSite(settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'saque-site-'));
  // As root, PostgreSQL runs under another account, which must pass through the folder.
  await chmod(folder, 0o711);
  const port = await freePort();
  const log = join(folder, 'server.log');
  const output = createWriteStream(log);
  const admin = { username: 'admin', password: randomBytes(18).toString('base64url') };
  const env = {
    ...plainEnvironment(),
    ...SERVER_ENV,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO_DATA: 'true',
    UNPAID_HOLDS_PER_ADDRESS: '100000', // all browsers of the tests share one address
    TRUSTED_PROXIES: 'loopback', // lets a test come from an address of its own
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    ...settings,
  };
  const server = spawn(process.execPath, SERVER, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.pipe(output, { end: false });
  server.stderr.pipe(output, { end: false });
  const ended = new Promise((done) => server.once('exit', done));
  const reaper = reapAfterUs(folder, server.pid);
  const stop = async () => {
    server.kill('SIGTERM');
    const isOver = await Promise.race([ended.then(() => true), delay(STOP_MS, false, { ref: false })]);
    output.end();
    if (isOver) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    reaper.stdin.end();
  };
  const readLog = () => readFile(log, 'utf8').catch(() => '');
  const url = `http://localhost:${port}`;
  if (await isReady(url, ended)) {
    await Promise.all(FURTHER_ADMINS.map((name) => createAdmin(name, admin.password, folder, env)));
    return { url, admin, readLog, stop };
  }
  const reason = await readLog();
  await stop();
  throw new Error(`The site did not start:\n${reason}`);
}

/** Creates an admin in the database of the site, as an operator would. */
async function createAdmin(name, password, folder, env) {
  const command = inRoot('backend', 'dist', 'src', 'commands', 'admin-create.js');
  const child = spawn(process.execPath, [command, name], {
    cwd: folder,
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(password);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`admin-create ended with ${code}`);
}

async function isReady(url, ended) {
  let alive = true;
  void ended.then(() => (alive = false));
  const deadline = Date.now() + PATIENCE_MS;
  while (alive && Date.now() < deadline) {
    const response = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (response?.ok) return true;
    await delay(250);
  }
  return false;
}

function reapAfterUs(folder, pid) {
  const reaper = spawn(
    process.execPath,
    [inRoot('backend', 'tools', 'tests', 'reap-test-site.mjs'), folder, String(pid)],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  reaper.unref();
  return reaper;
}

/** Returns an environment without the settings of a Saque that the developer runs. */
function plainEnvironment() {
  const { PATH, HOME, TMPDIR, TEMP, TMP, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, TEMP, TMP, SystemRoot };
}
