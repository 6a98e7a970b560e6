import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from './processes.mjs';
import { say } from './say.mjs';

const LOCK = inRoot('.node', 'at-work');
const PAUSE_MS = 250;

/** Does what changes this folder (installing, building) while nobody else does, be it in another terminal. */
export async function oneAtATime(work) {
  mkdirSync(inRoot('.node'), { recursive: true });
  for (let told = false; !takeLock(); told = true) {
    if (!told) say('Another command is preparing this folder; waiting for it …');
    await delay(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** A lock that holds our process number from its first moment on; that of a process that is gone does not count. */
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
