import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import Stripe from 'stripe';
import { createStripeClient } from '../../src/modules/payment-provider/adapters/stripe/stripe-client.js';
import {
  createStripeSandbox,
  type StripeSandbox,
  type StripeSandboxOptions,
} from '../../stand-ins/stripe-sandbox/index.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';

export const keys = {
  secretKey: 'sk_test_sandbox_secret',
  publishableKey: 'pk_test_sandbox_publishable',
  webhookSecret: 'whsec_sandbox',
};

export type SandboxSettings = Partial<
  Pick<
    StripeSandboxOptions,
    'faults' | 'now' | 'onRequestError' | 'settlementMs' | 'retryDelaysMs' | 'webhookUrl'
  >
>;

export async function listen(app: express.Express): Promise<{ server: Server; origin: string }> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** A process that serves the sandbox on a port of its own. */
export class SandboxProcess {
  private constructor(
    readonly pool: pg.Pool,
    readonly sandbox: StripeSandbox,
    readonly origin: string,
    private readonly server: Server,
  ) {}

  static async start(databaseUrl: string, settings: SandboxSettings = {}): Promise<SandboxProcess> {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    pool.on('error', () => undefined);
    const sandbox = await createStripeSandbox({
      databaseUrl,
      ...keys,
      webhookUrl: () => 'http://127.0.0.1:1/',
      ...settings,
    });
    const app = express();
    app.use(express.json());
    app.use('/stripe-sandbox', sandbox.router);
    const { server, origin } = await listen(app);
    return new SandboxProcess(pool, sandbox, origin, server);
  }

  get url(): string {
    return `${this.origin}/stripe-sandbox`;
  }

  client(options: { secretKey?: string; timeoutMs?: number; maxNetworkRetries?: number } = {}): Stripe {
    return createStripeClient({
      secretKey: keys.secretKey,
      sandboxUrl: this.url,
      maxNetworkRetries: 0,
      ...options,
    });
  }

  /** Sends a form-encoded request with the publishable key, as a browser does. */
  async fromBrowser(
    path: string,
    fields: Record<string, string>,
  ): Promise<{ status: number; body: BrowserResponse }> {
    return this.post(path, new URLSearchParams({ key: keys.publishableKey, ...fields }).toString());
  }

  async post(
    path: string,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: BrowserResponse }> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });
    return { status: response.status, body: (await response.json()) as BrowserResponse };
  }

  async stop(): Promise<void> {
    await close(this.server);
    await this.sandbox.stop();
    await this.pool.end();
  }
}

export type BrowserResponse = Stripe.PaymentIntent & { error?: Stripe.StripeRawError };

/** A database with one sandbox on it, and a client that never retries by itself. */
export interface Bench {
  database: TestDatabase;
  process: SandboxProcess;
  stripe: Stripe;
}

export async function startBench(settings: SandboxSettings = {}): Promise<Bench> {
  const database = await createTestDatabase({ migrated: false });
  const process = await SandboxProcess.start(database.url, settings);
  return { database, process, stripe: process.client() };
}

export async function stopBench({ database, process }: Bench): Promise<void> {
  await process.stop();
  await database.drop();
}

/** Returns the error of a rejected call of the SDK. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call was expected to be refused');
}

const dollar = {
  currency: 'usd',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
} as const;

/** Returns the parameters of a payment that a server confirms at once. */
export const paidWith = (payment_method: string, amount = 1450) => ({
  ...dollar,
  amount,
  payment_method,
  confirm: true,
});

export const unconfirmed = (amount = 1450) => ({ ...dollar, amount });
