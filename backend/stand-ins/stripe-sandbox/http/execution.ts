import type pg from 'pg';
import type { Result, Caller, Route } from './call.js';
import { lockTimeout, Refusal, type ErrorBody } from '../errors.js';
import { expand } from './expand.js';
import type { FormFields } from './form-body.js';
import { rememberResponse, takeKey, type KeyedRequest } from './idempotency.js';
import { Params } from './params.js';
import { inTransaction } from '../state/schema.js';
import { Transaction, type Surroundings } from '../state/transaction.js';
import { shownError } from './visibility.js';

export interface Execution {
  route: Route;
  caller: Caller;
  id: string;
  fields: FormFields;
  requestId: string;
  /** Set for a POST with an idempotency key. */
  keyed?: KeyedRequest | undefined;
  /** A refusal that a planned fault returns instead of doing the work. */
  instead?: Refusal | undefined;
}

export interface Outcome {
  status: number;
  text: string;
  /** The id of the first request, if this one is a repetition. */
  repeats?: string;
}

/**
 * Executes a request in one transaction, which also stores the response under its idempotency key.
 */
export function execute(pool: pg.Pool, execution: Execution, surroundings: Surroundings): Promise<Outcome> {
  const { keyed } = execution;
  return inTransaction(pool, async (connection) => {
    await connection.query(`set local lock_timeout = '3s'`);
    const before = keyed && (await takeKey(connection, keyed, surroundings.now));
    if (before) return { status: before.status, text: before.text, repeats: before.requestId };
    const { status, body, remembered } = await attempt(connection, execution, surroundings);
    const text = JSON.stringify(body, null, 2);
    if (keyed && remembered) await rememberResponse(connection, keyed, status, text, surroundings.now);
    return { status, text };
  });
}

interface Attempted {
  status: number;
  body: object;
  remembered: boolean;
}

/** Does the work. A refusal rolls it back, but the transaction continues, to store the refusal. */
async function attempt(
  connection: pg.PoolClient,
  execution: Execution,
  surroundings: Surroundings,
): Promise<Attempted> {
  await connection.query('savepoint work');
  try {
    if (execution.instead) throw execution.instead;
    const result = await resultOf(connection, execution, surroundings);
    if (result.status === 200) return { status: 200, body: result.body, remembered: true };
    return { status: result.status, body: errorBody(execution.caller, result.error), remembered: true };
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal) throw error;
    await connection.query('rollback to savepoint work');
    const { status, remembered } = refusal;
    return { status, body: errorBody(execution.caller, refusal.error), remembered };
  }
}

async function resultOf(
  connection: pg.PoolClient,
  execution: Execution,
  surroundings: Surroundings,
): Promise<Result> {
  const { caller, id, route, fields, requestId, keyed } = execution;
  const transaction = new Transaction(connection, surroundings, {
    requestId,
    idempotencyKey: keyed?.key ?? null,
  });
  const params = new Params(fields);
  params.ignore('key', '_stripe_version');
  const paths = params.texts('expand') ?? [];
  const result = await route.handle({ caller, id, params, transaction });
  if (result.status !== 200 || paths.length === 0 || caller === 'browser') return result;
  return { status: 200, body: await expand(transaction.objects, result.body, paths) };
}

export const errorBody = (caller: Caller, error: ErrorBody): object => ({ error: shownError(caller, error) });

/**
 * Returns the error as a refusal, also if a lock was not free in time. Returns undefined for a
 * failure of the sandbox itself.
 */
function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const lockTimeouts = ['40P01', '55P03'];
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return lockTimeouts.includes(code) ? lockTimeout() : undefined;
}
