import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, SERVER, SERVER_ENV } from '../../launch/processes.mjs';
import { cpuSecondsOf, memoryMbOf } from './processor.mjs';

const ADMIN = { username: 'bench', password: 'a-password-of-the-benchmark' };

/** A started program that the benchmark measures. */
class Program {
  /**
   * @param {string[]} args arguments for Node @param {string} ready the path that responds once
   *   the program is ready
   */
  static async start(args, env, ready) {
    const port = await freePort();
    const began = performance.now();
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    const program = new Program(child, port);
    for (;;) {
      const response = await fetch(program.url + ready).catch(() => null);
      await response?.arrayBuffer();
      if (response?.status === 200) break;
      if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended with ${child.exitCode}`);
      await pause(10);
    }
    program.startMs = performance.now() - began;
    return program;
  }

  constructor(child, port) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  admin = ADMIN;

  get cpuSeconds() {
    return cpuSecondsOf(this.child.pid);
  }

  get memoryMb() {
    return memoryMbOf(this.child.pid);
  }

  async stop() {
    if (this.child.exitCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }
}

/**
 * Starts the product as it is built. It trusts the load about addresses, as it would trust a proxy
 * on its own machine: the limit of payments by address would otherwise end the load.
 */
export function startProduct({ application, owner }, dataDir, role = 'all') {
  const env = {
    ...SERVER_ENV,
    DATABASE_URL: application,
    DATABASE_OWNER_URL: owner,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    SESSION_SECRET: 'a-secret-of-the-benchmark-0123456789',
    BOOKING_WINDOW_DAYS: '366',
    TRUSTED_PROXIES: 'loopback',
    PROCESS_ROLE: role,
  };
  return Program.start(SERVER, env, '/health/ready');
}

export function startBareProgram(databaseUrl) {
  const entry = inRoot('backend', 'tools', 'bench', 'programs', 'bare-program.mjs');
  return Program.start([entry], { DATABASE_URL: databaseUrl }, '/venues');
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
