/**
 * A command cannot continue. The message is one line that says to the person at the terminal what
 * to do.
 */
export class CommandError extends Error {
  name = 'CommandError';
}

/** The errors of the system for a command that writes into this folder, each with its remedy. */
const REFUSALS = {
  EACCES: 'run the command as the owner of the folder, or copy the folder to a place of your own',
  EPERM: 'run the command as the owner of the folder, or copy the folder to a place of your own',
  EROFS: 'it is read-only; copy the folder to a place of your own',
  ENOSPC: 'the disk is full; make room and try again',
  EDQUOT: 'your share of the disk is full; make room and try again',
};

/** Returns the line for an error that a person can do something about, or null for any other. */
export function lineAbout(error) {
  if (error.name === 'CommandError') return error.message;
  const help = REFUSALS[error.code];
  return help && error.path ? `Saque cannot write ${error.path} (${error.code}): ${help}.` : null;
}

/** Prints one line of progress. */
export function say(line) {
  console.log(`▸ ${line}`);
}

/** Announces slow work, does it, and prints how long it took. */
export async function withProgress(line, work) {
  const started = Date.now();
  say(`${line} …`);
  const heartbeat = setInterval(() => say(`… ${Math.round((Date.now() - started) / 1000)} s`), 15_000);
  try {
    const result = await work();
    say(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
