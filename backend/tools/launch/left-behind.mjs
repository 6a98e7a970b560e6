import { readdirSync, rmSync, statSync } from 'node:fs';
import { inRoot } from './processes.mjs';

/** A folder or file of unfinished work ends with the number of the process that made it. */
const UNFINISHED = /^(?:\d[\d.]*-npm-[\d.]+|chromium-[\d.]+|at-work)\.(\d+)$/;
const A_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what killed commands have left in `.node`: a download of Node takes 200 MB. A process
 * number is used again, so that of a living process counts for a day only.
 */
export function removeWhatWasLeftBehind() {
  for (const name of namesIn('.node')) {
    const [, pid] = UNFINISHED.exec(name) ?? [];
    if (pid === undefined) continue;
    const path = inRoot('.node', name);
    if (isAlive(Number(pid)) && ageOf(path) < A_DAY_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

function namesIn(folder) {
  try {
    return readdirSync(inRoot(folder));
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns the age in milliseconds. What another command has just removed has none. */
function ageOf(path) {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
