/**
 * A command cannot continue. The message is one line that tells the person at the terminal what to
 * do.
 */
export class CommandError extends Error {
  name = 'CommandError';
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
