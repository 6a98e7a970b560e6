/** The end of the road, told in one line that the person in front of the terminal can act on. */
export class CannotGoOn extends Error {
  name = 'CannotGoOn';
}

/** One line of progress. */
export function say(line) {
  console.log(`▸ ${line}`);
}

/** Does something slow and says before what it is, and after how long it took. */
export async function saying(line, work) {
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
