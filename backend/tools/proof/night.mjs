import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forwardSignalsTo, root } from '../launch/processes.mjs';

/**
 * @typedef {import('./parts.mjs').Part} Part
 *
 * @typedef {object} Ended
 * @property {string} name
 * @property {'passed' | 'failed' | 'out of time'} result
 * @property {number} seconds
 * @property {number} share of the night in which it ended
 * @property {{ promise: string, kind: string, count: number, failures: number }[]} figures
 * @property {string} log the file with the output of the part
 */

/** Time for the processes of a part to end after a signal. */
const STOP_MS = 10_000;
/** Time for a part without a share to end by itself after the night. */
const OVERTIME_MINUTES = 15;

/**
 * Runs the parts one after the other, also after one that fails, and returns how each has ended. A
 * part that has ended before is not repeated; one that was interrupted starts again.
 * @param {Part[]} parts
 * @param {object} night
 * @param {string} night.folder keeps the progress
 * @param {number} night.hours
 * @param {number} night.share how much of a whole night this one is
 * @param {boolean} [night.again] forgets the progress of these parts first
 * @param {(part: Part, ended: Ended) => Ended['figures']} [night.figuresOf] returns the figures
 * that a part has left, by default those in the file `PROOF_FIGURES`
 * @param {(line: string) => void} [night.say]
 * @returns {Promise<{ outcomes: Ended[], isInterrupted: boolean }>}
 */
export async function runNight(parts, night) {
  const {
    folder,
    hours,
    share,
    again = false,
    figuresOf = (_, { figures }) => figures,
    say = console.log,
  } = night;
  mkdirSync(folder, { recursive: true });
  if (again) for (const { name } of parts) forget(folder, name);
  const outcomes = [];
  for (const part of parts) {
    const before = endOf(folder, part.name, share);
    const minutes = Math.max(1, Math.floor(hours * 60 - minutesUsed(folder)));
    const ended = before ?? (await runPart(part, { share, minutes, folder: join(folder, part.name) }, say));
    if (ended === null) return { outcomes, isInterrupted: true };
    if (!before) {
      ended.figures = figuresOf(part, ended);
      writeFileSync(endFile(folder, part.name), JSON.stringify(ended));
    }
    say(`▸ ${part.name} ${before ? 'had' : 'has'} ${ended.result} after ${ended.seconds.toFixed(0)} s`);
    outcomes.push(ended);
  }
  return { outcomes, isInterrupted: false };
}

/** Returns the end of a part, or null if a signal ended the night before it. */
async function runPart(part, night, say) {
  mkdirSync(night.folder, { recursive: true });
  const log = join(night.folder, 'output.log');
  const file = join(night.folder, 'figures.json');
  rmSync(file, { force: true });
  const limit = part.minutes ?? night.minutes + OVERTIME_MINUTES;
  say(`▸ ${part.name}, at most ${limit} minutes: ${log}`);
  const started = performance.now();
  const env = { ...process.env, ...part.env?.(night), PROOF_FIGURES: file };
  const result = await resultOf(part.command(night), { env, log, limitMs: limit * 60_000 });
  const seconds = (performance.now() - started) / 1000;
  return (
    result && { name: part.name, result, seconds, share: night.share, figures: contentOf(file) ?? [], log }
  );
}

/**
 * Runs a command in a group of its own, so that a signal and the limit also reach what it has
 * started. Returns null after a signal to this process.
 */
async function resultOf([program, ...args], { env, log, limitMs }) {
  const output = openSync(log, 'w');
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', output, output], detached: true });
  closeSync(output);
  let [isInterrupted, isLate] = [false, false];
  const kill = (signal) => {
    killGroup(child.pid, signal);
    setTimeout(() => killGroup(child.pid, 'SIGKILL'), STOP_MS).unref();
  };
  const stopForwarding = forwardSignalsTo({
    kill: (signal) => {
      isInterrupted = true;
      kill(signal);
    },
  });
  const limit = setTimeout(() => {
    isLate = true;
    kill('SIGTERM');
  }, limitMs);
  const code = await new Promise((done) => {
    child.once('error', () => done(127));
    child.once('exit', (status) => done(status ?? 1));
  });
  clearTimeout(limit);
  stopForwarding();
  killGroup(child.pid, 'SIGTERM'); // what the command has left
  if (isInterrupted) return null;
  return isLate ? 'out of time' : code === 0 ? 'passed' : 'failed';
}

function killGroup(pid, signal) {
  if (pid === undefined) return; // it did not start
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // all have ended
  }
}

const endFile = (folder, name) => join(folder, `${name}.json`);

/** Returns how a part has ended in a night of this share or a longer one, or undefined. */
function endOf(folder, name, share) {
  const end = contentOf(endFile(folder, name));
  return end?.share >= share ? end : undefined;
}

function forget(folder, name) {
  rmSync(endFile(folder, name), { force: true });
  rmSync(join(folder, name), { recursive: true, force: true });
}

/** Returns the minutes of all parts that have ended for this commit. */
function minutesUsed(folder) {
  const ends = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return ends.reduce((sum, name) => sum + contentOf(join(folder, name)).seconds / 60, 0);
}

function contentOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
