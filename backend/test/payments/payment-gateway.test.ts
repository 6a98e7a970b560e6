import { randomUUID } from 'node:crypto';
import { type PlayerId, idFrom } from '../../src/kernel/domain/ids.js';
import { toCents } from '../../src/kernel/domain/money.js';
import { StripePaymentGateway } from '../../src/modules/payment-provider/adapters/stripe/stripe-payment-gateway.js';
import { OrderSpent } from '../../src/modules/payment-provider/application/ports/payment-gateway.js';
import {
  ForgedEvent,
  ProviderUnavailable,
} from '../../src/modules/payment-provider/domain/provider-errors.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { keys, startBench, stopBench } from '../stripe-sandbox/sandbox.js';
import { anIntent, anOrder, describeGateways, NOW, SANDBOX_FAULTS } from './gateway-scene.js';

describeGateways((scene) => {
  test('creates an open intent whose metadata name payment and booking', async () => {
    const order = await anOrder(scene());
    expect(await scene().gateway.createIntent(order)).toEqual({
      id: expect.stringMatching(/^pi_\w+$/),
      status: 'open',
      amountCents: 1450,
      receivedCents: 0,
      feeCents: null,
      customerId: expect.stringMatching(/^cus_/) as string,
      declinedChargeId: null,
      wasTried: false,
      card: null,
      savedCard: null,
      currency: 'USD',
      paymentId: order.paymentId,
      bookingId: order.bookingId,
      clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
    });
  });

  test('creates one customer for each idempotency key', async () => {
    const key = randomUUID();
    const [first, second] = [
      await scene().gateway.createCustomer(idFrom<PlayerId>('player-1'), key),
      await scene().gateway.createCustomer(idFrom<PlayerId>('player-1'), key),
    ];
    expect(second).toBe(first);
    expect(await scene().gateway.createCustomer(idFrom<PlayerId>('player-1'), randomUUID())).not.toBe(first);
  });

  test('creates one intent for each payment and returns its current state', async () => {
    const order = await anOrder(scene());
    const first = await scene().gateway.createIntent(order);
    expect(await scene().gateway.createIntent(order)).toEqual(first);
    await scene().confirm(first);
    expect(await scene().gateway.createIntent(order)).toEqual({
      ...first,
      status: 'succeeded',
      receivedCents: 1450,
      feeCents: 72, // 2.9 % and 0.30
      wasTried: true,
      card: { brand: 'visa', last4: '4242', fingerprint: expect.any(String) },
      savedCard: { id: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242' },
    });
    expect((await anIntent(scene())).id).not.toBe(first.id);
  });

  test('retrieves the current state of an intent', async () => {
    const intent = await anIntent(scene());
    expect(await scene().gateway.retrieveIntent(intent.id)).toEqual(intent);
    await scene().confirm(intent);
    expect(await scene().gateway.retrieveIntent(intent.id)).toMatchObject({
      status: 'succeeded',
      receivedCents: 1450,
    });
  });

  test('returns null for an unknown intent', async () => {
    expect(await scene().gateway.retrieveIntent('pi_invented')).toBeNull();
    expect(await scene().gateway.cancelIntent('pi_invented')).toBeNull();
  });

  test('finds the intent of a payment after the response was lost', async () => {
    const order = await anOrder(scene());
    expect(await scene().gateway.findIntent(order)).toBeNull();
    scene().break('lost_after_work');
    await expect(scene().gateway.createIntent(order)).rejects.toThrow(ProviderUnavailable);
    scene().break(null);
    const found = await scene().gateway.findIntent(order);
    expect(found).toMatchObject({ paymentId: order.paymentId, amountCents: 1450 });
    expect(await scene().gateway.createIntent(order)).toEqual(found);
  });

  test('cancels an open intent, also repeatedly', async () => {
    const { id } = await anIntent(scene());
    expect((await scene().gateway.cancelIntent(id))?.status).toBe('canceled');
    expect((await scene().gateway.cancelIntent(id))?.status).toBe('canceled');
    expect((await scene().gateway.retrieveIntent(id))?.status).toBe('canceled');
  });

  test('does not cancel an intent that has succeeded', async () => {
    const intent = await anIntent(scene());
    await scene().confirm(intent);
    expect((await scene().gateway.cancelIntent(intent.id))?.status).toBe('succeeded');
  });

  test('reports a customer that the provider does not know', async () => {
    const order = { ...(await anOrder(scene())), customerId: 'cus_gone' };
    await expect(scene().gateway.createIntent(order)).rejects.toMatchObject({ reason: 'customer_gone' });
  });

  test.each(['lost_before_work', 'lost_after_work'] as const)(
    'reports an unknown outcome when a call is %s',
    async (fault) => {
      const [order, intent] = [await anOrder(scene()), await anIntent(scene())];
      scene().break(fault);
      await expect(
        scene().gateway.createCustomer(idFrom<PlayerId>('player-1'), randomUUID()),
      ).rejects.toThrow(ProviderUnavailable);
      await expect(scene().gateway.createIntent(order)).rejects.toThrow(ProviderUnavailable);
      await expect(scene().gateway.retrieveIntent(intent.id)).rejects.toThrow(ProviderUnavailable);
      await expect(scene().gateway.cancelIntent(intent.id)).rejects.toThrow(ProviderUnavailable);
      scene().break(null);
      const made = await scene().gateway.createIntent(order);
      expect(await scene().gateway.createIntent(order)).toEqual(made);
    },
  );

  test('reports a failure that the provider has stored under the key', async () => {
    const [order, key] = [await anOrder(scene()), randomUUID()];
    scene().break('failure_remembered');
    await expect(scene().gateway.createIntent(order)).rejects.toThrow(ProviderUnavailable);
    await expect(scene().gateway.createCustomer(idFrom<PlayerId>('player-1'), key)).rejects.toThrow(
      ProviderUnavailable,
    );
    scene().break(null);
    await expect(scene().gateway.createIntent(order)).rejects.toThrow(new OrderSpent('key_spent'));
    await expect(scene().gateway.createCustomer(idFrom<PlayerId>('player-1'), key)).rejects.toThrow(
      new OrderSpent('key_spent'),
    );
    expect((await scene().gateway.createIntent({ ...order, paymentId: idFrom(randomUUID()) })).status).toBe(
      'open',
    );
  });

  test.each([
    ['payment_intent.succeeded', 'an intent', { intentId: 'x_1' }],
    ['payment_intent.processing', 'an intent', { intentId: 'x_1' }],
    ['payment_intent.canceled', 'an intent', { intentId: 'x_1' }],
    ['payment_intent.amount_capturable_updated', 'an intent', { intentId: 'x_1' }],
    ['payment_intent.payment_failed', 'an intent', { intentId: 'x_1' }],
    ['payment_intent.created', 'nothing', {}],
    ['refund.created', 'a refund', { refundId: 'x_1' }],
    ['refund.updated', 'a refund', { refundId: 'x_1' }],
    ['refund.failed', 'a refund', { refundId: 'x_1' }],
    ['charge.dispute.created', 'a dispute', { disputeId: 'x_1' }],
    ['charge.dispute.updated', 'a dispute', { disputeId: 'x_1' }],
    ['charge.dispute.funds_withdrawn', 'a dispute', { disputeId: 'x_1' }],
    ['charge.dispute.funds_reinstated', 'a dispute', { disputeId: 'x_1' }],
    ['charge.dispute.closed', 'a dispute', { disputeId: 'x_1' }],
    ['charge.succeeded', 'nothing', {}],
  ])('reads an event of type %s as an event about %s', (type, _what, about) => {
    const { body, signature } = scene().event(type, 'x_1', 300);
    const nothing = { intentId: null, refundId: null, disputeId: null };
    expect(scene().gateway.readEvent(body, signature)).toEqual({ id: 'evt_1', type, ...nothing, ...about });
  });

  test('rejects an event with a missing or outdated signature', () => {
    const { body, signature } = scene().event('payment_intent.succeeded', 'x_1', 301);
    expect(() => scene().gateway.readEvent(body, signature)).toThrow(ForgedEvent);
    expect(() => scene().gateway.readEvent(body, '')).toThrow(ForgedEvent);
  });
});

test('a failure stored under a key of the SDK is not reported as a spent order', async () => {
  let fault: Fault | undefined;
  const bench = await startBench({ faults: () => fault, onRequestError: () => undefined });
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
