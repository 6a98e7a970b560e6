import { type BookingId, type PaymentId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import type { ProviderRefund } from '../../payment-provider/index.js';
import { Refund } from './refund.js';

const AT = new Date('2026-11-20T20:00:00Z');
const aRefund = () =>
  Refund.request({
    id: 'r1',
    paymentId: idFrom<PaymentId>('p1'),
    bookingId: idFrom<BookingId>('b1'),
    amountCents: toCents(725),
    reason: 'cancelled',
    createdAt: AT,
  });
const aReport = (values: Partial<ProviderRefund>): ProviderRefund => ({
  id: 're_1',
  status: 'succeeded',
  amountCents: 725,
  intentId: 'pi_1',
  movedMoney: true,
  refundId: 'r1',
  key: 'r1:1',
  ...values,
});

test('a report about an attempt that has failed is ignored', () => {
  const refund = aRefund();
  refund.submit();
  refund.follow(aReport({ status: 'failed' }), AT);
  expect(refund.key).toBe('r1:2');
  expect(refund.follow(aReport({}), AT)).toBe('nothing');
  expect(refund.follow(aReport({ status: 'failed' }), AT)).toBe('nothing');
  expect(refund.snapshot()).toMatchObject({ status: 'requested', attempt: 2, providerId: null });
});

test('a refusal of a finished attempt is ignored', () => {
  const refund = aRefund();
  refund.submit();
  refund.follow(aReport({}), AT);
  refund.refuse('r1:1', AT);
  expect(refund.snapshot()).toMatchObject({ status: 'succeeded', attempt: 1, providerId: 're_1' });
});

test('a refund that fails three times is left to a person and stays owed', () => {
  const refund = aRefund();
  for (const attempt of [1, 2, 3]) {
    refund.submit();
    refund.refuse(`r1:${attempt}`, AT);
  }
  expect(refund.snapshot()).toMatchObject({ status: 'manual', attempt: 3, settledAt: AT });
});

test('a key that the provider cannot use is replaced any number of times', () => {
  const refund = aRefund();
  refund.submit();
  for (const attempt of [1, 2, 3, 4, 5]) refund.takeNewKey(`r1:${attempt}`);
  expect(refund.snapshot()).toMatchObject({ status: 'submitted', attempt: 6 });
  refund.takeNewKey('r1:5');
  expect(refund.key).toBe('r1:6');
  expect(refund.follow(aReport({ key: 'r1:6' }), AT)).toBe('left');
  refund.takeNewKey('r1:6');
  expect(refund.snapshot()).toMatchObject({ status: 'succeeded', attempt: 6 });
});

test('a refund that is refused after several new keys is left to a person', () => {
  const refund = aRefund();
  refund.submit();
  for (const attempt of [1, 2, 3, 4]) refund.takeNewKey(`r1:${attempt}`);
  refund.refuse('r1:5', AT);
  expect(refund.snapshot()).toMatchObject({ status: 'manual', attempt: 5, settledAt: AT });
});

test('a refund that came back after it was paid is sent again without a settlement time', () => {
  const refund = aRefund();
  refund.submit();
  expect(refund.follow(aReport({}), AT)).toBe('left');
  expect(refund.follow(aReport({ status: 'failed' }), AT)).toBe('came_back');
  expect(refund.snapshot()).toMatchObject({ status: 'requested', attempt: 2, settledAt: null });
});

test('a paid refund cannot be voided', () => {
  const refund = aRefund();
  refund.submit();
  refund.follow(aReport({}), AT);
  expect(() => refund.void(AT)).toThrow(RangeError);
});
