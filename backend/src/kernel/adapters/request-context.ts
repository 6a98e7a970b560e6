import { AsyncLocalStorage } from 'node:async_hooks';
import type { Patience } from './patience.js';

/** The facts about the request that caused the current work. */
interface RequestContext {
  id: string;
  /** The caller's network address; absent in jobs. */
  address?: string | undefined;
  /** How long the caller still waits for the response; absent in jobs. */
  readonly patience?: Patience;
  /** The id of the admin who is signed in, once the session was looked up. */
  actor?: string;
  /** Equal each time the same caller sends the same request with the same `Idempotency-Key`. */
  key?: string;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Returns what is known about the request that caused the current work. */
export const currentRequest = (): Readonly<RequestContext> | undefined => requests.getStore();

/**
 * Returns the id of the request that caused the current work, also inside a job that the request
 * scheduled.
 */
export const currentRequestId = (): string | undefined => requests.getStore()?.id;

/** Runs `work` so that {@link currentRequestId} returns `id` inside it. */
export const runForRequest = <T>(
  id: string,
  work: () => T,
  caller: Pick<RequestContext, 'address' | 'patience'> = {},
): T => requests.run({ id, ...caller }, work);

/** Remembers the id of the admin who makes the current request. */
export function nameActor(actor: string): void {
  const request = requests.getStore();
  if (request) request.actor = actor;
}

/** Remembers what tells the current request from all others, but not from its repetitions. */
export function nameKey(key: string): void {
  const request = requests.getStore();
  if (request) request.key = key;
}
