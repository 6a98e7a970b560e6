import { randomUUID } from 'node:crypto';
import { type PlayerId, idFrom } from '../../src/kernel/domain/ids.js';
import { toCents } from '../../src/kernel/domain/money.js';
import {
  OrderSpent,
  RefundRefused,
} from '../../src/modules/payment-provider/application/ports/payment-gateway.js';
import { ProviderUnavailable } from '../../src/modules/payment-provider/domain/provider-errors.js';
import { aConfirmedIntent, anIntent, aRefundOrder, describeGateways } from './gateway-scene.js';

describeGateways((scene) => {
  describe('a held authorisation of a card', () => {
    test('is captured in part only once, and the rest is released', async () => {
      const { id } = await aConfirmedIntent(scene(), { capture: 'hold' });
      expect(await scene().gateway.retrieveIntent(id)).toMatchObject({ status: 'held', receivedCents: 0 });
      const key = randomUUID();
      const captured = await scene().gateway.captureIntent(id, toCents(1000), key);
      expect(captured).toMatchObject({ status: 'succeeded', amountCents: 1450, receivedCents: 1000 });
      expect(await scene().gateway.captureIntent(id, toCents(1000), key)).toMatchObject({
        receivedCents: 1000,
      });
    });

    test('is captured even if the provider has stored a failure under the key', async () => {
      const { id } = await aConfirmedIntent(scene(), { capture: 'hold' });
      const key = randomUUID();
      scene().break('failure_remembered');
      await expect(scene().gateway.captureIntent(id, toCents(1000), key)).rejects.toThrow(
        ProviderUnavailable,
      );
      scene().break(null);
      expect(await scene().gateway.captureIntent(id, toCents(1000), key)).toMatchObject({
        receivedCents: 1000,
      });
    });

    test('can be canceled without a charge', async () => {
      const { id } = await aConfirmedIntent(scene(), { capture: 'hold' });
      expect((await scene().gateway.cancelIntent(id))?.status).toBe('canceled');
      expect(await scene().gateway.captureIntent(id, toCents(1000), randomUUID())).toMatchObject({
        status: 'canceled',
        receivedCents: 0,
      });
    });

    test('cannot be captured if it does not exist', async () => {
      const { id } = await anIntent(scene(), { capture: 'hold' });
      expect((await scene().gateway.captureIntent(id, toCents(1000), randomUUID()))?.status).toBe('open');
      expect(await scene().gateway.captureIntent('pi_invented', toCents(1000), randomUUID())).toBeNull();
    });
  });

  describe('a saved card of a customer', () => {
    test('exists after the customer has paid and can be charged without the cardholder', async () => {
      const customerId = await scene().gateway.createCustomer(idFrom<PlayerId>('player-1'), randomUUID());
      await anIntent(scene(), { customerId });
      expect(await scene().gateway.savedCards(customerId)).toEqual([]);
      const paid = await aConfirmedIntent(scene(), { customerId });
      const cards = await scene().gateway.savedCards(customerId);
      expect(cards).toEqual([{ id: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242' }]);
      const [{ id: cardId } = { id: '' }] = cards;
      expect((await scene().gateway.retrieveIntent(paid.id))?.savedCard).toEqual(cards[0]);
      expect(await anIntent(scene(), { customerId, cardId })).toMatchObject({
        status: 'succeeded',
        receivedCents: 1450,
      });
    });

    test('does not exist for an unknown customer', async () => {
      expect(await scene().gateway.savedCards('cus_gone')).toEqual([]);
    });
  });

  test('lists the intents and refunds created since a time, on all pages', async () => {
    const customerId = await scene().gateway.createCustomer(idFrom<PlayerId>('player-1'), randomUUID());
    const many = await Promise.all(Array.from({ length: 105 }, () => anIntent(scene(), { customerId })));
    const { id: paid } = await aConfirmedIntent(scene());
    const refund = await scene().gateway.refund(aRefundOrder(paid, 100));
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const inAnHour = new Date(Date.now() + 3_600_000);
    const listed = (await scene().gateway.intentsSince(anHourAgo)).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([paid, ...many.map(({ id }) => id)]));
    expect(new Set(listed).size).toBe(listed.length);
    expect(await scene().gateway.refundsSince(anHourAgo)).toContainEqual(refund);
    expect(await scene().gateway.intentsSince(inAnHour)).toEqual([]);
    expect(await scene().gateway.refundsSince(inAnHour)).toEqual([]);
  });

  describe('a refund to the card', () => {
    test('returns a part of a payment only once', async () => {
      const { id: intentId } = await aConfirmedIntent(scene());
      const order = aRefundOrder(intentId, 725);
      const refund = await scene().gateway.refund(order);
      expect(refund).toEqual({
        id: expect.stringMatching(/^re_/),
        status: 'succeeded',
        amountCents: 725,
        intentId,
        movedMoney: true,
        refundId: order.refundId,
        key: order.key,
      });
      expect(await scene().gateway.refund(order)).toEqual(refund);
      expect(await scene().gateway.retrieveRefund(refund.id)).toEqual(refund);
      expect(await scene().gateway.refundsOf(intentId)).toEqual([refund]);
    });

    test('is refused beyond the amount of the payment', async () => {
      const { id } = await aConfirmedIntent(scene());
      await scene().gateway.refund(aRefundOrder(id, 1000));
      await expect(scene().gateway.refund(aRefundOrder(id, 451))).rejects.toThrow(RefundRefused);
      expect((await scene().gateway.refund(aRefundOrder(id, 450))).amountCents).toBe(450);
    });

    test('is unknown if it was never created', async () => {
      const { id } = await aConfirmedIntent(scene());
      expect(await scene().gateway.retrieveRefund('re_invented')).toBeNull();
      expect(await scene().gateway.refundsOf(id)).toEqual([]);
    });

    test('can be ordered with another key if a failure is stored under its key', async () => {
      const { id } = await aConfirmedIntent(scene());
      const order = aRefundOrder(id, 1450);
      scene().break('failure_remembered');
      await expect(scene().gateway.refund(order)).rejects.toThrow(ProviderUnavailable);
      scene().break(null);
      await expect(scene().gateway.refund(order)).rejects.toThrow(new OrderSpent('key_spent'));
      expect(await scene().gateway.refundsOf(id)).toEqual([]);
      expect((await scene().gateway.refund({ ...order, key: `${order.refundId}:2` })).amountCents).toBe(1450);
    });

    test('is found after its response was lost, and not made again', async () => {
      const { id } = await aConfirmedIntent(scene());
      const order = aRefundOrder(id, 1450);
      scene().break('lost_after_work');
      await expect(scene().gateway.refund(order)).rejects.toThrow(ProviderUnavailable);
      scene().break(null);
      const [found] = await scene().gateway.refundsOf(id);
      expect(found).toMatchObject({ amountCents: 1450, refundId: order.refundId });
      expect(await scene().gateway.refund(order)).toEqual(found);
    });
  });
});
