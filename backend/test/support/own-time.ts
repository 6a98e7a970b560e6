import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 100;
const SHORTEST_STANDSTILL_MS = 500;

let last = reading();
let standstillsMs = 0;
setInterval(look, LOOK_EVERY_MS).unref();

/**
 * Returns the milliseconds of this process, for limits of time in tests. The time in which it could
 * run but other processes had the cores does not count, where the system reports it (Linux), nor
 * that in which the machine stood still.
 */
export function ownTime(): number {
  look();
  return last.clock - last.waited - standstillsMs;
}

/** Finds much more time since the last look than the process has worked or waited for a core. */
function look(): void {
  const now = reading();
  const [passed, worked, waited] = [
    now.clock - last.clock,
    now.worked - last.worked,
    now.waited - last.waited,
  ];
  const lost = passed - worked - waited - LOOK_EVERY_MS;
  if (lost > SHORTEST_STANDSTILL_MS) standstillsMs += lost;
  last = now;
}

function reading(): { clock: number; worked: number; waited: number } {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), worked: (user + system) / 1_000, waited: waitedForACore() };
}

function waitedForACore(): number {
  try {
    const [, nanoseconds] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return (Number(nanoseconds) || 0) / 1_000_000;
  } catch {
    return 0;
  }
}
