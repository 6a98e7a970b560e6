import { toCents } from '../../../kernel/domain/money.js';
import { type ProviderRefund, Refund } from './refund.js';

const AT = new Date('2026-11-20T20:00:00Z');
const aRefund = () =>
  Refund.request({
    ...{ id: 'r1', paymentId: 'p1', bookingId: 'b1', amountCents: toCents(725), reason: 'cancelled' },
    createdAt: AT,
  });
const told = (values: Partial<ProviderRefund>): ProviderRefund => ({
  ...{
    id: 're_1',
    status: 'succeeded',
    amountCents: 725,
    intentId: 'pi_1',
    movedMoney: true,
    refundId: 'r1',
  },
  key: 'r1:1',
  ...values,
});

test('news of an attempt that had failed for good comes too late', () => {
  const refund = aRefund();
  refund.submit();
  refund.follow(told({ status: 'failed' }), AT);
  expect(refund.key).toBe('r1:2');
  expect(refund.follow(told({}), AT)).toBe('nothing');
  expect(refund.follow(told({ status: 'failed' }), AT)).toBe('nothing');
  expect(refund.state).toMatchObject({ status: 'requested', attempt: 2, providerId: null });
});

test('a refusal of an attempt that is over changes nothing', () => {
  const refund = aRefund();
  refund.submit();
  refund.follow(told({}), AT);
  refund.refuse('r1:1', AT);
  expect(refund.state).toMatchObject({ status: 'succeeded', attempt: 1, providerId: 're_1' });
});
