import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { badRequest, keyInUse, keyReusedOtherwise } from '../errors.js';
import type { FormFields, FormValue } from './form-body.js';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** A request with an idempotency key. */
export interface KeyedRequest {
  key: string;
  fingerprint: string;
  requestId: string;
}

export interface RememberedResponse {
  status: number;
  text: string;
  requestId: string;
}

export function checkKey(key: string): string {
  if (key.length > 255) throw badRequest('Idempotency keys may have at most 255 characters.');
  return key;
}

/**
 * Returns a fingerprint that does not depend on the order of the parameters. It is keyed, because
 * parameters may contain a card number.
 */
export function fingerprintOf(method: string, path: string, fields: FormFields, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([method, path, sorted(fields)]))
    .digest('hex');
}

function sorted(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.keys(value)
    .sort()
    .map((name) => [name, sorted(value[name] ?? '')]);
}

/**
 * Reserves the key for this transaction. Returns the stored response if the key was used in the
 * last 24 hours. Refuses a key that another request is using now, or that belongs to a different
 * request.
 */
export async function takeKey(
  connection: pg.ClientBase,
  { key, fingerprint }: KeyedRequest,
  now: Date,
): Promise<RememberedResponse | undefined> {
  const { rows: locks } = await connection.query<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('stripe_sandbox:' || $1, 0)) as taken`,
    [key],
  );
  if (!locks[0]?.taken) throw keyInUse(key);
  const { rows } = await connection.query<{
    fingerprint: string;
    status: number;
    answer: string;
    request_id: string;
  }>(
    'select fingerprint, status, answer, request_id from stripe_sandbox.idempotency_keys where key = $1 and created_at > $2',
    [key, new Date(now.getTime() - dayInMilliseconds)],
  );
  const [used] = rows;
  if (!used) return undefined;
  if (used.fingerprint !== fingerprint) throw keyReusedOtherwise(key);
  return { status: used.status, text: used.answer, requestId: used.request_id };
}

/**
 * Stores the response in the same transaction as the work, so that both are committed or neither.
 */
export async function rememberResponse(
  connection: pg.ClientBase,
  { key, fingerprint, requestId }: KeyedRequest,
  status: number,
  text: string,
  now: Date,
): Promise<void> {
  await connection.query(
    `insert into stripe_sandbox.idempotency_keys (key, fingerprint, request_id, status, answer, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (key) do update set fingerprint = excluded.fingerprint, request_id = excluded.request_id,
       status = excluded.status, answer = excluded.answer, created_at = excluded.created_at`,
    [key, fingerprint, requestId, status, text, now],
  );
}

export async function forgetOldKeys(connection: pg.Pool, now: Date): Promise<void> {
  await connection.query('delete from stripe_sandbox.idempotency_keys where created_at <= $1', [
    new Date(now.getTime() - dayInMilliseconds),
  ]);
}
