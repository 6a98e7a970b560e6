import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PARENT_CHECK_MS = 500;

export const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
export const inRoot = (...parts) => join(root, ...parts);
/**
 * Path of a file in an installed package. Our own Node runs it, without a shell and without `.cmd`
 * files.
 */
export const installed = (...parts) => inRoot('node_modules', ...parts);
/**
 * The built server, as arguments for Node. Without limits V8 lets the heap grow with the memory of
 * the machine, to twice what the server needs (378 MB instead of 195 MB after some 30,000
 * requests), and the server is no faster. `backend/Dockerfile` has the same flags.
 */
export const SERVER = [
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  inRoot('backend', 'dist', 'src', 'main.js'),
];
/**
 * The variables that the built server needs as well. Without a limit, the allocator of Linux keeps
 * memory for each thread that ever asked for some. `backend/Dockerfile` has the same.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };
/** The compiler (docs/adr/0014). */
export const TYPESCRIPT = installed('typescript7', 'bin', 'tsc');

/** Runs a program in our terminal and returns its exit code. Signals are passed on to it. */
export function run(program, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const stopForwarding = forwardSignalsTo(child);
    child.once('error', fail);
    child.once('close', (code, signal) => {
      stopForwarding();
      done(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/**
 * Runs a program to its end. Returns its exit code and both output streams in the order they
 * arrived.
 * @param {{ priority?: number }} [options] options of `spawn`, and the priority for the scheduler
 */
export function capture(program, args, { priority = 0, ...options } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    if (priority !== 0 && child.pid) setPriority(child.pid, priority);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output += text));
    }
    child.once('error', (error) => done({ code: 127, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Ends the children when this process must end. A signal is passed on once, because Ctrl-C arrives
 * twice: from the terminal and from npm. If only npm is ended, its shell dies without a signal to
 * us; a parent that is gone therefore counts as a signal.
 * @returns a function that stops forwarding
 */
export function forwardSignalsTo(...children) {
  const seen = new Set();
  const forward = (signal) => {
    if (seen.has(signal)) return;
    seen.add(signal);
    for (const child of children) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && forward('SIGTERM'), PARENT_CHECK_MS);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.removeListener(signal, forward);
  };
}

/** Returns the line of a failed program's output that most likely names the reason. */
export function reasonIn(output) {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !/complete log|^\s+at /.test(line));
  return lines.findLast((line) => /error|E:|fail/i.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
}
