import type pg from 'pg';
import type Stripe from 'stripe';
import { signatureHeader } from './signature.js';

export interface WebhookOptions {
  pool: pg.Pool;
  webhookSecret: string;
  webhookUrl: () => string;
  /** Milliseconds to wait after each failed attempt. After the last one the event is given up. */
  retryDelaysMs: readonly number[];
  now: () => Date;
}

interface Due {
  event_id: string;
  attempts: number;
  body: Stripe.Event;
}

const responseTimeoutMs = 10_000;
const claimedForMs = 30_000;

/**
 * Claims up to `limit` due deliveries. A claim moves `next_attempt_at` to a later time, so that
 * other processes skip it. If this process dies, the delivery becomes due again.
 */
export async function claimDue({ pool, now }: WebhookOptions, limit: number): Promise<Due[]> {
  const time = now();
  const { rows } = await pool.query<Due>(
    `update stripe_sandbox.webhook_deliveries d set attempts = d.attempts + 1, next_attempt_at = $2
     from stripe_sandbox.objects o
     where o.id = d.event_id and d.event_id in (
       select event_id from stripe_sandbox.webhook_deliveries where next_attempt_at <= $1
       order by next_attempt_at, event_id limit $3 for update skip locked)
     returning d.event_id, d.attempts, o.body`,
    [time, new Date(time.getTime() + claimedForMs), limit],
  );
  return rows;
}

/** Sends a claimed event once, and records its arrival or the next attempt. */
export async function deliver(options: WebhookOptions, due: Due, stopped: AbortSignal): Promise<void> {
  const failure = await send(options, due.body, stopped);
  if (stopped.aborted && failure) return handBack(options, due);
  if (failure === undefined) return recordArrival(options, due);
  const delay = options.retryDelaysMs[due.attempts - 1];
  const next = delay === undefined ? null : new Date(options.now().getTime() + delay);
  await options.pool.query(
    'update stripe_sandbox.webhook_deliveries set next_attempt_at = $2, last_failure = $3 where event_id = $1',
    [due.event_id, next, failure],
  );
}

/** Returns undefined if the endpoint accepted the event (2xx), otherwise the reason. */
async function send(
  options: WebhookOptions,
  event: Stripe.Event,
  stopped: AbortSignal,
): Promise<string | undefined> {
  const payload = JSON.stringify(event, null, 2);
  const seconds = Math.floor(options.now().getTime() / 1000);
  try {
    const response = await fetch(options.webhookUrl(), {
      method: 'POST',
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(responseTimeoutMs)]),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signatureHeader(payload, options.webhookSecret, seconds),
        'User-Agent': 'Stripe/1.0 (sandbox)',
      },
    });
    await response.body?.cancel();
    return response.ok ? undefined : `HTTP status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

async function recordArrival({ pool, now }: WebhookOptions, { event_id: id }: Due): Promise<void> {
  await pool.query(
    `with delivered as (update stripe_sandbox.webhook_deliveries
       set next_attempt_at = null, delivered_at = $2, last_failure = null where event_id = $1)
     update stripe_sandbox.objects set body = jsonb_set(body, '{pending_webhooks}', '0') where id = $1`,
    [id, now()],
  );
}

/** Makes a delivery due again. An attempt that our own stop cut short does not count. */
async function handBack({ pool, now }: WebhookOptions, { event_id: id }: Due): Promise<void> {
  await pool.query(
    'update stripe_sandbox.webhook_deliveries set attempts = attempts - 1, next_attempt_at = $2 where event_id = $1',
    [id, now()],
  );
}
