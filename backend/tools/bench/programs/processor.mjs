import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Returns the user and system time of a process, in seconds; zero if it has ended. */
export const cpuSecondsOf = (pid) => secondsIn(statOf(pid), [11, 12]);

/**
 * Returns the processor time of PostgreSQL's processes together, in seconds: backends, also those
 * that have ended, and background processes.
 */
export function databaseCpuSeconds(postmasterPid) {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => Number(stat?.[1]) === postmasterPid);
  const ended = secondsIn(statOf(postmasterPid), [11, 12, 13, 14]);
  return stats.reduce((total, stat) => total + secondsIn(stat, [11, 12]), ended);
}

/** Returns the resident memory of a process in MB. */
export function memoryMbOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}

const secondsIn = (stat, fields) =>
  fields.reduce((sum, at) => sum + Number(stat?.[at] ?? 0), 0) / TICKS_PER_SECOND;

/** Returns the fields of /proc/PID/stat after the command's name, from the state on. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
