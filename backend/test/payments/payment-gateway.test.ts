import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { toCents } from '../../src/kernel/domain/money.js';
import { StripePaymentGateway } from '../../src/modules/payments/adapters/stripe/stripe-payment-gateway.js';
import {
  type IntentOrder,
  OrderSpent,
  type PaymentGateway,
  RefundRefused,
} from '../../src/modules/payments/application/ports/payment-gateway.js';
import type { Intent } from '../../src/modules/payments/domain/intent.js';
import { ForgedEvent, ProviderUnavailable } from '../../src/modules/payments/domain/payment-errors.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { keys, startBench, stopBench } from '../stripe-sandbox/sandbox.js';
import { FakePaymentGateway, type GatewayFault } from '../support/doubles/fake-payment-gateway.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';

/** A gateway, and what payer and provider do around it. */
interface Scene {
  gateway: PaymentGateway;
  confirm(intent: Intent): Promise<void>;
  break(fault: GatewayFault | null): void;
  /** An event as the provider would send it, signed so many seconds ago. */
  event(type: string, objectId: string, ageSeconds?: number): { body: Buffer; signature: string };
  end(): Promise<void>;
}

Logger.overrideLogger(false); // the failures below are wanted

const NOW = new FixedClock('2026-11-20T20:00:00Z');

function fakeScene(): Promise<Scene> {
  const gateway = new FakePaymentGateway();
  return Promise.resolve({
    gateway,
    confirm: async ({ id }) => gateway.confirm(id),
    break: (fault) => {
      gateway.fault = fault;
    },
    event: (type, objectId, ageSeconds = 0) => ({
      body: Buffer.from(JSON.stringify({ id: 'evt_1', type, objectId })),
      signature: `signed ${ageSeconds} seconds ago`,
    }),
    end: () => Promise.resolve(),
  });
}

const SANDBOX_FAULTS: Record<GatewayFault, Fault> = {
  lost_before_work: { kind: 'drop_before_work' },
  lost_after_work: { kind: 'drop_after_work' },
  failure_remembered: { kind: 'server_error', remembered: true },
};

async function stripeScene(): Promise<Scene> {
  let fault: Fault | undefined;
  const bench = await startBench({ faults: () => fault, onError: () => undefined });
  return {
    gateway: new StripePaymentGateway(bench.stripe, keys.webhookSecret, false, NOW),
    confirm: async ({ id, clientSecret }) => {
      const fields = { client_secret: clientSecret, payment_method: 'pm_card_visa' };
      await bench.process.fromBrowser(`/v1/payment_intents/${id}/confirm`, fields);
    },
    break: (cause) => {
      fault = cause === null ? undefined : SANDBOX_FAULTS[cause];
    },
    event: (type, objectId, ageSeconds = 0) => {
      const payload = JSON.stringify({
        id: 'evt_1',
        type,
        livemode: false,
        data: { object: { id: objectId } },
      });
      const timestamp = NOW.now().getTime() / 1000 - ageSeconds;
      const secret = keys.webhookSecret;
      return {
        body: Buffer.from(payload),
        signature: bench.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      };
    },
    end: () => stopBench(bench),
  };
}

describe.each([
  ['the fake gateway', fakeScene],
  ['the gateway to Stripe', stripeScene],
])('%s', (_, start) => {
  let scene: Scene;
  let gateway: PaymentGateway;

  beforeAll(async () => {
    scene = await start();
    gateway = scene.gateway;
  });
  beforeEach(() => scene.break(null));
  afterAll(() => scene.end());

  const anOrder = async (values: Partial<IntentOrder> = {}): Promise<IntentOrder> => ({
    paymentId: randomUUID(),
    bookingId: randomUUID(),
    keepsCard: true,
    customerId: await gateway.createCustomer('player-1', randomUUID()),
    amount: toCents(1450),
    capture: 'now',
    cardId: null,
    ...values,
  });
  const anIntent = async (values: Partial<IntentOrder> = {}) => gateway.createIntent(await anOrder(values));
  const aPaidIntent = async (values: Partial<IntentOrder> = {}) => {
    const intent = await anIntent(values);
    await scene.confirm(intent);
    return intent;
  };
  const aRefund = (intentId: string, cents: number) => {
    const refundId = randomUUID();
    return { refundId, intentId, amount: toCents(cents), key: `${refundId}:1` };
  };

  test('makes an intent that waits for the payer and names what it is for', async () => {
    const order = await anOrder();
    expect(await gateway.createIntent(order)).toEqual({
      id: expect.stringMatching(/^pi_\w+$/),
      status: 'open',
      amountCents: 1450,
      receivedCents: 0,
      currency: 'USD',
      paymentId: order.paymentId,
      bookingId: order.bookingId,
      clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
    });
  });

  test('makes one customer under one key', async () => {
    const key = randomUUID();
    const [first, second] = [
      await gateway.createCustomer('player-1', key),
      await gateway.createCustomer('player-1', key),
    ];
    expect(second).toBe(first);
    expect(await gateway.createCustomer('player-1', randomUUID())).not.toBe(first);
  });

  test('makes one intent of one payment, and tells how it stands now', async () => {
    const order = await anOrder();
    const first = await gateway.createIntent(order);
    expect(await gateway.createIntent(order)).toEqual(first);
    await scene.confirm(first);
    expect(await gateway.createIntent(order)).toEqual({ ...first, status: 'succeeded', receivedCents: 1450 });
    expect((await anIntent()).id).not.toBe(first.id);
  });

  test('tells what has become of an intent', async () => {
    const intent = await anIntent();
    expect(await gateway.retrieveIntent(intent.id)).toEqual(intent);
    await scene.confirm(intent);
    expect(await gateway.retrieveIntent(intent.id)).toMatchObject({
      status: 'succeeded',
      receivedCents: 1450,
    });
  });

  test('knows nothing of an intent that nobody made', async () => {
    expect(await gateway.retrieveIntent('pi_invented')).toBeNull();
    expect(await gateway.cancelIntent('pi_invented')).toBeNull();
  });

  test('finds the intent of a payment whose answer got lost', async () => {
    const order = await anOrder();
    expect(await gateway.findIntent(order)).toBeNull();
    scene.break('lost_after_work');
    await expect(gateway.createIntent(order)).rejects.toThrow(ProviderUnavailable);
    scene.break(null);
    const found = await gateway.findIntent(order);
    expect(found).toMatchObject({ paymentId: order.paymentId, amountCents: 1450 });
    expect(await gateway.createIntent(order)).toEqual(found);
  });

  test('cancels an open intent, once and for all', async () => {
    const { id } = await anIntent();
    expect((await gateway.cancelIntent(id))?.status).toBe('canceled');
    expect((await gateway.cancelIntent(id))?.status).toBe('canceled');
    expect((await gateway.retrieveIntent(id))?.status).toBe('canceled');
  });

  test('does not cancel what has been paid', async () => {
    const intent = await anIntent();
    await scene.confirm(intent);
    expect((await gateway.cancelIntent(intent.id))?.status).toBe('succeeded');
  });

  test('says where the customer is gone', async () => {
    const order = { ...(await anOrder()), customerId: 'cus_gone' };
    await expect(gateway.createIntent(order)).rejects.toMatchObject({ reason: 'customer_gone' });
  });

  test.each(['lost_before_work', 'lost_after_work'] as const)(
    'says that the outcome is unknown: %s',
    async (fault) => {
      const [order, intent] = [await anOrder(), await anIntent()];
      scene.break(fault);
      await expect(gateway.createCustomer('player-1', randomUUID())).rejects.toThrow(ProviderUnavailable);
      await expect(gateway.createIntent(order)).rejects.toThrow(ProviderUnavailable);
      await expect(gateway.retrieveIntent(intent.id)).rejects.toThrow(ProviderUnavailable);
      await expect(gateway.cancelIntent(intent.id)).rejects.toThrow(ProviderUnavailable);
      scene.break(null);
      const made = await gateway.createIntent(order);
      expect(await gateway.createIntent(order)).toEqual(made);
    },
  );

  test('says where a failure is kept under the key', async () => {
    const [order, key] = [await anOrder(), randomUUID()];
    scene.break('failure_remembered');
    await expect(gateway.createIntent(order)).rejects.toThrow(ProviderUnavailable);
    await expect(gateway.createCustomer('player-1', key)).rejects.toThrow(ProviderUnavailable);
    scene.break(null);
    await expect(gateway.createIntent(order)).rejects.toThrow(new OrderSpent('key_spent'));
    await expect(gateway.createCustomer('player-1', key)).rejects.toThrow(new OrderSpent('key_spent'));
    expect((await gateway.createIntent({ ...order, paymentId: randomUUID() })).status).toBe('open');
  });

  describe('a hold', () => {
    test('is captured in part, once, and the rest is free', async () => {
      const { id } = await aPaidIntent({ capture: 'hold' });
      expect(await gateway.retrieveIntent(id)).toMatchObject({ status: 'held', receivedCents: 0 });
      const key = randomUUID();
      const captured = await gateway.captureIntent(id, toCents(1000), key);
      expect(captured).toMatchObject({ status: 'succeeded', amountCents: 1450, receivedCents: 1000 });
      expect(await gateway.captureIntent(id, toCents(1000), key)).toMatchObject({ receivedCents: 1000 });
    });

    test('is captured all the same where a failure is kept under the key', async () => {
      const { id } = await aPaidIntent({ capture: 'hold' });
      const key = randomUUID();
      scene.break('failure_remembered');
      await expect(gateway.captureIntent(id, toCents(1000), key)).rejects.toThrow(ProviderUnavailable);
      scene.break(null);
      expect(await gateway.captureIntent(id, toCents(1000), key)).toMatchObject({ receivedCents: 1000 });
    });

    test('can be let go of', async () => {
      const { id } = await aPaidIntent({ capture: 'hold' });
      expect((await gateway.cancelIntent(id))?.status).toBe('canceled');
      expect(await gateway.captureIntent(id, toCents(1000), randomUUID())).toMatchObject({
        status: 'canceled',
        receivedCents: 0,
      });
    });

    test('that is not there cannot be captured', async () => {
      const { id } = await anIntent({ capture: 'hold' });
      expect((await gateway.captureIntent(id, toCents(1000), randomUUID()))?.status).toBe('open');
      expect(await gateway.captureIntent('pi_invented', toCents(1000), randomUUID())).toBeNull();
    });
  });

  describe('a saved card', () => {
    test('is there once its customer has paid, and can be charged without its holder', async () => {
      const customerId = await gateway.createCustomer('player-1', randomUUID());
      await anIntent({ customerId });
      expect(await gateway.savedCard(customerId)).toBeNull();
      await aPaidIntent({ customerId });
      const cardId = await gateway.savedCard(customerId);
      expect(cardId).toMatch(/^pm_/);
      expect(await anIntent({ customerId, cardId })).toMatchObject({
        status: 'succeeded',
        receivedCents: 1450,
      });
    });

    test('is nobody else’s', async () => {
      expect(await gateway.savedCard('cus_gone')).toBeNull();
    });
  });

  test('lists what was made of late, page after page, and nothing older', async () => {
    const customerId = await gateway.createCustomer('player-1', randomUUID());
    const many = await Promise.all(Array.from({ length: 105 }, () => anIntent({ customerId })));
    const { id: paid } = await aPaidIntent();
    const refund = await gateway.refund(aRefund(paid, 100));
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const inAnHour = new Date(Date.now() + 3_600_000);
    const listed = (await gateway.intentsSince(anHourAgo)).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([paid, ...many.map(({ id }) => id)]));
    expect(new Set(listed).size).toBe(listed.length);
    expect(await gateway.refundsSince(anHourAgo)).toContainEqual(refund);
    expect(await gateway.intentsSince(inAnHour)).toEqual([]);
    expect(await gateway.refundsSince(inAnHour)).toEqual([]);
  });

  describe('a refund', () => {
    test('sends a part of a payment back, once', async () => {
      const { id: intentId } = await aPaidIntent();
      const order = aRefund(intentId, 725);
      const refund = await gateway.refund(order);
      expect(refund).toEqual({
        id: expect.stringMatching(/^re_/),
        status: 'succeeded',
        amountCents: 725,
        intentId,
        movedMoney: true,
        refundId: order.refundId,
        key: order.key,
      });
      expect(await gateway.refund(order)).toEqual(refund);
      expect(await gateway.retrieveRefund(refund.id)).toEqual(refund);
      expect(await gateway.refundsOf(intentId)).toEqual([refund]);
    });

    test('never exceeds its payment', async () => {
      const { id } = await aPaidIntent();
      await gateway.refund(aRefund(id, 1000));
      await expect(gateway.refund(aRefund(id, 451))).rejects.toThrow(RefundRefused);
      expect((await gateway.refund(aRefund(id, 450))).amountCents).toBe(450);
    });

    test('that nobody made is not there', async () => {
      const { id } = await aPaidIntent();
      expect(await gateway.retrieveRefund('re_invented')).toBeNull();
      expect(await gateway.refundsOf(id)).toEqual([]);
    });

    test('can be ordered anew where a failure is kept under its key', async () => {
      const { id } = await aPaidIntent();
      const order = aRefund(id, 1450);
      scene.break('failure_remembered');
      await expect(gateway.refund(order)).rejects.toThrow(ProviderUnavailable);
      scene.break(null);
      await expect(gateway.refund(order)).rejects.toThrow(new OrderSpent('key_spent'));
      expect(await gateway.refundsOf(id)).toEqual([]);
      expect((await gateway.refund({ ...order, key: `${order.refundId}:2` })).amountCents).toBe(1450);
    });

    test('whose answer got lost is found, and not made again', async () => {
      const { id } = await aPaidIntent();
      const order = aRefund(id, 1450);
      scene.break('lost_after_work');
      await expect(gateway.refund(order)).rejects.toThrow(ProviderUnavailable);
      scene.break(null);
      const [found] = await gateway.refundsOf(id);
      expect(found).toMatchObject({ amountCents: 1450, refundId: order.refundId });
      expect(await gateway.refund(order)).toEqual(found);
    });
  });

  test.each([
    ['payment_intent.succeeded', 'an intent', { intentId: 'x_1', refundId: null }],
    ['payment_intent.processing', 'an intent', { intentId: 'x_1', refundId: null }],
    ['payment_intent.canceled', 'an intent', { intentId: 'x_1', refundId: null }],
    ['payment_intent.amount_capturable_updated', 'an intent', { intentId: 'x_1', refundId: null }],
    ['payment_intent.created', 'nothing', { intentId: null, refundId: null }],
    ['payment_intent.payment_failed', 'nothing', { intentId: null, refundId: null }],
    ['refund.created', 'a refund', { intentId: null, refundId: 'x_1' }],
    ['refund.updated', 'a refund', { intentId: null, refundId: 'x_1' }],
    ['refund.failed', 'a refund', { intentId: null, refundId: 'x_1' }],
    ['charge.succeeded', 'nothing', { intentId: null, refundId: null }],
  ])('reads an event of type %s as one about %s', (type, _what, about) => {
    const { body, signature } = scene.event(type, 'x_1', 300);
    expect(gateway.readEvent(body, signature)).toEqual({ id: 'evt_1', type, ...about });
  });

  test('believes no event without a fresh signature', () => {
    const { body, signature } = scene.event('payment_intent.succeeded', 'x_1', 301);
    expect(() => gateway.readEvent(body, signature)).toThrow(ForgedEvent);
    expect(() => gateway.readEvent(body, '')).toThrow(ForgedEvent);
  });
});

test('a failure that the provider keeps under the SDK’s own key says nothing of an order of ours', async () => {
  let fault: Fault | undefined;
  const bench = await startBench({ faults: () => fault, onError: () => undefined });
  try {
    const stripe = bench.process.client({ maxNetworkRetries: 1 });
    const gateway = new StripePaymentGateway(stripe, keys.webhookSecret, false, NOW);
    const intent = { amount: 1450, currency: 'usd', allowed_payment_method_types: ['card'] };
    const { id } = await bench.stripe.paymentIntents.create(intent);
    fault = SANDBOX_FAULTS.failure_remembered;
    await expect(gateway.cancelIntent(id)).rejects.toThrow(ProviderUnavailable);
    await expect(gateway.captureIntent(id, toCents(1450), randomUUID())).rejects.toThrow(ProviderUnavailable);
    fault = undefined;
    expect((await gateway.cancelIntent(id))?.status).toBe('canceled');
  } finally {
    await stopBench(bench);
  }
});
