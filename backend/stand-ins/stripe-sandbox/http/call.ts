import type { ErrorBody } from './errors.js';
import type { Params } from './params.js';
import type { Transaction } from '../state/transaction.js';

/** Who is calling: a server with the secret key, or a browser with the publishable key. */
export type Caller = 'browser' | 'server';

/** One authenticated request, inside the transaction that answers it. */
export interface Call {
  caller: Caller;
  /** The `{id}` of the path, or an empty text. */
  id: string;
  params: Params;
  transaction: Transaction;
}

/** An answer that commits: 200 with an object, or 402 where a card was declined and the intent says so. */
export type Answer = { status: 200; body: object } | { status: 402; error: ErrorBody };

export const ok = (body: object): Answer => ({ status: 200, body });

export interface Route {
  method: 'get' | 'post';
  path: string;
  /** Browsers may call it too, with the publishable key. */
  browser?: true;
  answer: (call: Call) => Promise<Answer>;
}
