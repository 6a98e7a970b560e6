import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../server.js';

/**
 * Calls this when the first signal to stop arrives. A second Ctrl-C, or another signal, neither
 * interrupts nor repeats the shutdown.
 */
export function onFirstSignal(source: Pick<NodeJS.EventEmitter, 'on'>, stop: () => void): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) source.on(signal, stopOnce);
}

/**
 * Stops the server and returns the exit code of the process. If something hangs (a request, a job,
 * a silent database), the code is 1 after this time, and a line names what is still open. A signal
 * during the start waits for it, so that no half-started server is left behind.
 */
export async function stopInTime(
  starting: Promise<Pick<RunningServer, 'stop' | 'stillOpen'>>,
  seconds: number,
  say: (line: string) => void = console.error,
): Promise<number> {
  const stopped = starting
    .then((server) => server.stop())
    .then(
      () => 0,
      (error: unknown) => {
        say(`Saque stopped with an error: ${String(error)}`);
        return 1;
      },
    );
  const code = await Promise.race([stopped, pause(seconds * 1000, null)]);
  if (code !== null) return code;
  const open = await Promise.race([starting.then((server) => server.stillOpen()), pause(100, ['the start'])]);
  say(`Saque has not stopped within ${seconds} s and ends now. Still open: ${open.join(', ') || 'unknown'}.`);
  return 1;
}
