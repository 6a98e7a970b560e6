import type { ErrorBody } from '../errors.js';
import type { Params } from './params.js';
import type { Transaction } from '../state/transaction.js';

/** The caller: a server with the secret key, or a browser with the publishable key. */
export type Caller = 'browser' | 'server';

/** One authenticated request, inside its transaction. */
export interface Call {
  caller: Caller;
  /** The `{id}` of the path, or an empty text. */
  id: string;
  params: Params;
  transaction: Transaction;
}

/**
 * A result that is committed: 200 with an object, or 402 if a card was declined and the intent
 * records it.
 */
export type Result = { status: 200; body: object } | { status: 402; error: ErrorBody };

export const ok = (body: object): Result => ({ status: 200, body });

export interface Route {
  method: 'get' | 'post';
  path: string;
  /** Browsers may also call it, with the publishable key. */
  browser?: true;
  handle: (call: Call) => Promise<Result>;
}
