import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/**
 * Returns the id of the request that caused the current work, also inside a job that the request
 * scheduled.
 */
export const currentRequestId = (): string | undefined => requestIds.getStore();

/** Runs `work` so that {@link currentRequestId} returns `id` inside it. */
export const runForRequest = <T>(id: string, work: () => T): T => requestIds.run(id, work);
