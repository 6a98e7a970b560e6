import express from 'express';
import Stripe from 'stripe';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { close, keys, listen, paidWith, SandboxProcess, type SandboxSettings } from './sandbox.js';
import { WebhookInbox } from './webhook-inbox.js';

let database: TestDatabase;
const open: (() => Promise<void>)[] = [];

beforeEach(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  await database.drop();
});

async function openInbox(statuses?: number[]): Promise<WebhookInbox> {
  const inbox = await WebhookInbox.open(statuses);
  open.push(() => inbox.close());
  return inbox;
}

async function startProcess(settings: SandboxSettings): Promise<SandboxProcess> {
  const process = await SandboxProcess.start(database.url, settings);
  open.push(() => process.stop());
  return process;
}

describe('a webhook of the sandbox', () => {
  it('delivers every event of a payment with a signature that the SDK accepts', async () => {
    const inbox = await openInbox();
    const process = await startProcess({ webhookUrl: () => inbox.url });
    process.sandbox.start();
    const stripe = process.client();
    const intent = await stripe.paymentIntents.create(paidWith('pm_card_visa'), { idempotencyKey: 'pay-1' });
    await eventually(() => expect(inbox.deliveries).toHaveLength(3));
    expect(inbox.types().sort()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    for (const { payload, signature } of inbox.deliveries) {
      const event = stripe.webhooks.constructEvent(payload, signature, keys.webhookSecret);
      expect(event).toMatchObject({
        object: 'event',
        livemode: false,
        pending_webhooks: 1,
        api_version: Stripe.API_VERSION,
        request: { id: intent.lastResponse.requestId, idempotency_key: 'pay-1' },
      });
      expect(() =>
        stripe.webhooks.constructEvent(payload.replace('1450', '1451'), signature, keys.webhookSecret),
      ).toThrow();
      expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow();
    }
  });

  it('is repeated at growing intervals until the endpoint accepts it, and is listed as undelivered meanwhile', async () => {
    const inbox = await openInbox([500, 302, 503]);
    const process = await startProcess({ webhookUrl: () => inbox.url, retryDelaysMs: [60, 120, 240] });
    const stripe = process.client();
    const { id } = await stripe.customers.create({});
    expect((await stripe.events.list({ delivery_success: false })).data).toMatchObject([
      { type: 'customer.created' },
    ]);
    process.sandbox.start();
    await eventually(async () =>
      expect((await stripe.events.list({ delivery_success: true })).data).toHaveLength(1),
    );
    const times = inbox.deliveries.map(({ arrivedAt }) => arrivedAt);
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toHaveLength(3);
    [60, 120, 240].forEach((pause, index) => expect(pauses[index]).toBeGreaterThanOrEqual(pause - 5));
    expect(new Set(inbox.deliveries.map(({ event }) => event.id)).size).toBe(1);
    const [event] = (await stripe.events.list({ type: 'customer.created' })).data;
    expect(event).toMatchObject({ pending_webhooks: 0, data: { object: { id } } });
    expect((await stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('is given up after the last attempt and stays in the list of undelivered events', async () => {
    const inbox = await openInbox([500, 500, 500, 500]);
    const process = await startProcess({ webhookUrl: () => inbox.url, retryDelaysMs: [20, 20] });
    process.sandbox.start();
    await process.client().customers.create({});
    const given =
      'select from stripe_sandbox.webhook_deliveries where next_attempt_at is null and delivered_at is null';
    await eventually(async () => expect((await process.pool.query(given)).rowCount).toBe(1));
    expect(inbox.deliveries).toHaveLength(3);
    expect((await process.client().events.list({ delivery_success: false })).data).toHaveLength(1);
  });

  it('arrives after a restart of the process if it could not be sent', async () => {
    const first = await startProcess({
      webhookUrl: () => 'http://127.0.0.1:1/',
      retryDelaysMs: Array.from({ length: 1_000 }, () => 50),
    });
    first.sandbox.start();
    await first.client().customers.create({ name: 'Ana' });
    const tried = 'select from stripe_sandbox.webhook_deliveries where last_failure is not null';
    await eventually(async () => expect((await first.pool.query(tried)).rowCount).toBe(1));
    await first.sandbox.stop();
    const inbox = await openInbox();
    const second = await startProcess({ webhookUrl: () => inbox.url });
    second.sandbox.start();
    await eventually(() => expect(inbox.types()).toEqual(['customer.created']));
  });

  it('does not count as an attempt and becomes due at once if a stop cut it short', async () => {
    const app = express();
    const arrived = new Promise<void>((resolve) => app.post('/', () => resolve()));
    const { server, origin } = await listen(app);
    open.push(() => close(server));
    const first = await startProcess({ webhookUrl: () => `${origin}/` });
    first.sandbox.start();
    await first.client().customers.create({});
    await arrived;
    await first.sandbox.stop();
    const { rows } = await first.pool.query('select attempts from stripe_sandbox.webhook_deliveries');
    expect(rows).toEqual([{ attempts: 0 }]);
    const inbox = await openInbox();
    (await startProcess({ webhookUrl: () => inbox.url })).sandbox.start();
    await eventually(() => expect(inbox.types()).toEqual(['customer.created']));
  });

  it('arrives once although several processes deliver', async () => {
    const inbox = await openInbox();
    const processes: SandboxProcess[] = [];
    for (let count = 0; count < 3; count++)
      processes.push(await startProcess({ webhookUrl: () => inbox.url }));
    const stripe = processes[0]?.client();
    for (let count = 0; count < 30; count++) await stripe?.customers.create({ name: String(count) });
    for (const process of processes) process.sandbox.start();
    await eventually(async () => {
      expect((await stripe?.events.list({ delivery_success: true, limit: 100 }))?.data).toHaveLength(30);
    });
    expect(inbox.deliveries).toHaveLength(30);
    expect(new Set(inbox.deliveries.map(({ event }) => event.id)).size).toBe(30);
  });

  it('becomes due again if its sender died', async () => {
    const inbox = await openInbox();
    let now = new Date();
    const process = await startProcess({ webhookUrl: () => inbox.url, now: () => now });
    await process.client().customers.create({});
    await process.pool.query(
      `update stripe_sandbox.webhook_deliveries set attempts = 1, next_attempt_at = next_attempt_at + interval '30 seconds'`,
    );
    now = new Date(now.getTime() + 31_000);
    process.sandbox.start();
    await eventually(() => expect(inbox.types()).toEqual(['customer.created']));
  });
});

describe('a list of events', () => {
  it('can be filtered by types, with a star for a group of types', async () => {
    const stripe = (await startProcess({})).client();
    await stripe.paymentIntents.create(paidWith('pm_card_visa'));
    const typesOf = async (types: string[]) =>
      (await stripe.events.list({ types })).data.map(({ type }) => type);
    expect(await typesOf(['charge.succeeded', 'payment_intent.created'])).toEqual([
      'charge.succeeded',
      'payment_intent.created',
    ]);
    const family = await stripe.events.list({ type: 'payment_intent.*' });
    expect(family.data.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.created',
    ]);
    const [event] = family.data;
    expect(await stripe.events.retrieve(event?.id ?? '')).toEqual(event);
  });
});
