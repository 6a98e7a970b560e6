import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from './processes.mjs';
import { say } from './say.mjs';

const LOCK = inRoot('.node', 'at-work');
const PAUSE_MS = 250;

/**
 * Runs work that changes this folder, such as installing or building. Two commands in two terminals
 * take turns.
 */
export async function oneAtATime(work) {
  mkdirSync(inRoot('.node'), { recursive: true });
  for (let announced = false; !takeLock(); announced = true) {
    if (!announced) say('Another command is preparing this folder; waiting for it …');
    await delay(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/**
 * Creates the lock file with our process number already in it. A lock of a dead process does not
 * count.
 */
function takeLock() {
  const own = `${LOCK}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, LOCK);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!ownerLives()) rmSync(LOCK, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function ownerLives() {
  try {
    return process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
