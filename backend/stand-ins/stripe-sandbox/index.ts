import type { Router } from 'express';
import pg from 'pg';
import { Background } from './background.js';
import type { FaultPlan } from './http/faults.js';
import { createRouter } from './router.js';
import { prepareSchema } from './state/schema.js';

export type { Fault } from './http/faults.js';

export interface StripeSandboxOptions {
  /**
   * The sandbox keeps its state in the schema `stripe_sandbox` of this database, over its own pool.
   */
  databaseUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /**
   * Returns the address of the webhook. It is called for each delivery, because the port may be
   * known later than the sandbox.
   */
  webhookUrl: () => string;
  /**
   * Milliseconds to wait after each failed delivery of an event. After the last one the event is
   * given up.
   */
  retryDelaysMs?: number[];
  /** How long later decisions take: refunds of some test cards, debits of test bank accounts. */
  settlementMs?: number;
  now?: () => Date;
  /** Plans faults. Only tests set it; it cannot be reached over HTTP. */
  faults?: FaultPlan;
  /** Receives failures of the work without a request, such as a lost database. It is repeated. */
  onError?: (error: unknown) => void;
  /** Receives failures of requests. They are over once the caller has the response. */
  onRequestError?: (error: unknown) => void;
  /** Called when the work without a request succeeds, so that a failure is over. */
  onWork?: () => void;
}

/**
 * A stand-in for api.stripe.com. Mount `router`; webhooks are sent between `start` and `stop`. It
 * responds as Stripe does and has two more routes: `POST
 * /v1/payment_intents/{id}/sandbox_authenticate` (also for setup intents) with
 * `outcome=approve|fail` is the decision of the person whom the bank asks for approval. `POST
 * /v1/charges/{id}/sandbox_dispute` opens a dispute.
 */
export interface StripeSandbox {
  router: Router;
  start(): void;
  stop(): Promise<void>;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const defaultRetryDelaysMs = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  4 * hour,
  12 * hour,
  24 * hour,
];

/**
 * Creates the sandbox's tables, for accounts that may do so. {@link createStripeSandbox} then needs
 * no such right.
 */
export async function prepareStripeSandbox(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl);
  try {
    await prepareSchema(pool);
  } finally {
    await pool.end();
  }
}

/** Creates a sandbox and prepares its schema. Several processes may share one database. */
export async function createStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const { databaseUrl, secretKey, publishableKey, webhookSecret, webhookUrl } = options;
  const { retryDelaysMs = defaultRetryDelaysMs, settlementMs = 3 * second } = options;
  const {
    now = () => new Date(),
    faults = () => undefined,
    onError = warn,
    onRequestError = warn,
    onWork = () => undefined,
  } = options;
  const pool = createPool(databaseUrl);
  await prepareSchema(pool);
  const surroundings = () => ({ now: now(), secretKey, settlementMs });
  const background = new Background({
    pool,
    webhookSecret,
    webhookUrl,
    retryDelaysMs,
    now,
    surroundings,
    onError,
    onWork,
  });
  const committed = () => background.nudge();
  return {
    router: createRouter({
      pool,
      secretKey,
      publishableKey,
      surroundings,
      faults,
      committed,
      onRequestError,
    }),
    start: () => background.start(),
    stop: async () => {
      await background.stop();
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * Creates a pool with the limits of the product's pool: a stuck lock must not hold a request for
 * long.
 */
function createPool(databaseUrl: string): pg.Pool {
  const options = '-c lock_timeout=3s -c statement_timeout=5s -c idle_in_transaction_session_timeout=10s';
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'stripe sandbox',
    max: 10,
    options,
    connectionTimeoutMillis: 5_000,
    query_timeout: 6_000,
    keepAlive: true,
  });
  // The pool replaces a connection that dies, idle or in use. The error must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function warn(error: unknown): void {
  process.emitWarning(String(error));
}
