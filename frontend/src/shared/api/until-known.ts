import { onlineManager } from '@tanstack/react-query';
import { ApiError, codeOf } from './api-error';
import { texts } from './texts';

/** In milliseconds, between the questions. When the network returns, the next one comes at once. */
const pauses = [1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000];

/** No response of the server came, or only one of a proxy. */
const unanswered: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** The server may have done what was asked, and it is unknown whether it has. */
export class UnknownOutcome extends ApiError {
  constructor() {
    super(0, JSON.stringify({ code: 'unknown_outcome', message: texts.unknownOutcome }));
  }
}

let checks = 0;
const listeners = new Set<() => void>();

/** Returns true while the outcome of a request is unknown and is being asked for. */
export const isChecking = () => checks > 0;

/** Calls the listener whenever `isChecking` may have changed. */
export function onCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends a request that changes something. If its response is lost, it sends the same request again
 * until the server says what became of it, for about 40 seconds.
 * @param send must be safe to repeat: each time with the same `Idempotency-Key`, or for a call that
 *   changes nothing the second time
 * @throws UnknownOutcome if the server could not be reached by then
 */
export async function untilKnown<Result>(send: () => Promise<Result>): Promise<Result> {
  const isOnline = onlineManager.isOnline(); // otherwise nothing leaves the device
  try {
    return await send();
  } catch (error) {
    if (!isOnline || !isUnanswered(error)) throw error;
  }
  count(1);
  try {
    return await askAgain(send);
  } finally {
    count(-1);
  }
}

async function askAgain<Result>(send: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    await pauseOrNetwork(pause);
    try {
      return await send();
    } catch (error) {
      // The first request may still be running.
      if (!isUnanswered(error) && codeOf(error) !== 'idempotency_key_in_use') throw error;
    }
  }
  throw new UnknownOutcome();
}

/** Returns true if the server itself has not responded: its own refusals have a code. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.code === null && unanswered.has(error.status);
}

function pauseOrNetwork(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(done, pause);
    const forget = onlineManager.subscribe((isOnline) => {
      if (isOnline) done();
    });
  });
}

function count(change: number): void {
  checks += change;
  for (const tell of listeners) tell();
}
