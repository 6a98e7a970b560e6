import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** The id of the request that the work in hand is done for, also in a job that it left behind. */
export const currentRequestId = (): string | undefined => requestIds.getStore();

/** Does work in the name of a request. */
export const inNameOfRequest = <T>(id: string, work: () => T): T => requestIds.run(id, work);
