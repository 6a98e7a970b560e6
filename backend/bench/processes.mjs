import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, SERVER } from '../cli/launch/processes.mjs';

const TICKS_PER_SECOND = 100;

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
    const program = new Program(child, port);
    for (;;) {
      const response = await fetch(program.url + ready).catch(() => null);
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

  get cpuSeconds() {
    return cpuSecondsOf(this.child.pid);
  }

  /** Resident memory in MB. */
  get memoryMb() {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
  }

  async stop() {
    if (this.child.exitCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }
}

/** Starts the product as it is built, on a database of its own. */
export function startProduct(databaseUrl, dataDir) {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: 'bench',
    ADMIN_PASSWORD: 'a-password-of-the-benchmark',
    SESSION_SECRET: 'a-secret-of-the-benchmark-0123456789',
    BOOKING_WINDOW_DAYS: '366',
  };
  return Program.start(SERVER, env, '/health/ready');
}

export function startBareProgram(databaseUrl) {
  const entry = inRoot('backend', 'bench', 'bare-program.mjs');
  return Program.start([entry], { DATABASE_URL: databaseUrl }, '/venues');
}

/**
 * Returns the processor time of PostgreSQL's processes together, in seconds; backends that ended
 * included.
 */
export function databaseCpuSeconds(postmasterPid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === postmasterPid);
  return children.reduce((total, pid) => total + cpuSecondsOf(pid), cpuSecondsOf(postmasterPid, true));
}

/** Returns user and system time, with `reaped` also that of children that have ended. */
function cpuSecondsOf(pid, reaped = false) {
  const fields = statOf(pid);
  if (!fields) return 0;
  const ticks = [11, 12, ...(reaped ? [13, 14] : [])].reduce((sum, at) => sum + Number(fields[at]), 0);
  return ticks / TICKS_PER_SECOND;
}

const parentOf = (pid) => Number(statOf(pid)?.[1]);

/** Returns the fields of /proc/PID/stat after the command's name, from the state on. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
