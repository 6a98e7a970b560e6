import fc from 'fast-check';
import { type AdminId, type BookingId, type PaymentId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import type { ProviderRefund } from '../../payment-provider/index.js';
import { Refund, type RefundReason, type RefundState, type RefundStatus } from './refund.js';

const AT = new Date('2026-11-20T20:00:00Z');
const LATER = new Date('2026-11-21T08:00:00Z');
const theTerms = (reason: RefundReason = 'cancelled') => ({
  id: 'r1',
  paymentId: idFrom<PaymentId>('p1'),
  bookingId: idFrom<BookingId>('b1'),
  amountCents: toCents(725),
  reason,
  createdAt: AT,
});
const aRefund = (reason?: RefundReason) => Refund.request(theTerms(reason));
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

/** A refund with this status and otherwise the usual values. */
const aRefundThatIs = (status: RefundStatus, values: Partial<RefundState> = {}) => {
  const providerId = status === 'succeeded' ? 're_1' : null;
  const settledAt = status === 'succeeded' || status === 'manual' || status === 'void' ? AT : null;
  return Refund.restore({
    ...aRefund().snapshot(),
    status,
    providerId,
    settledAt,
    ...values,
  } as RefundState);
};

test('a new refund has its terms and has not been sent', () => {
  expect(aRefund().snapshot()).toEqual({
    ...theTerms(),
    status: 'requested',
    attempt: 1,
    providerId: null,
    failedProviderId: null,
    settledAt: null,
    handedOverBy: null,
  });
  const { id, paymentId, bookingId, amountCents, status, providerId, key } = aRefund();
  expect([id, paymentId, bookingId, amountCents]).toEqual(['r1', 'p1', 'b1', 725]);
  expect([status, providerId, key]).toEqual(['requested', null, 'r1:1']);
});

test.each<[RefundStatus, { isOpen: boolean; isIdle: boolean; isToHandOver: boolean }]>([
  ['requested', { isOpen: true, isIdle: true, isToHandOver: false }],
  ['submitted', { isOpen: true, isIdle: false, isToHandOver: false }],
  ['succeeded', { isOpen: false, isIdle: false, isToHandOver: false }],
  ['manual', { isOpen: false, isIdle: true, isToHandOver: false }],
  ['void', { isOpen: false, isIdle: false, isToHandOver: false }],
  ['to_hand_over', { isOpen: false, isIdle: true, isToHandOver: true }],
])('a refund that is %s is known to be %j', (status, facts) => {
  expect(aRefundThatIs(status)).toMatchObject(facts);
});

test.each<[RefundReason, { isOutside: boolean; isAfterResale: boolean }]>([
  ['cancelled', { isOutside: false, isAfterResale: false }],
  ['outside', { isOutside: true, isAfterResale: false }],
  ['resale', { isOutside: false, isAfterResale: true }],
])('a refund with the reason %s is known to be %j', (reason, facts) => {
  expect(aRefund(reason)).toMatchObject(facts);
});

type Outcome = ReturnType<Refund['follow']>;
const reports: [from: Refund, report: Partial<ProviderRefund>, Outcome, after: Partial<RefundState>][] = [
  [aRefundThatIs('requested'), { status: 'pending' }, 'nothing', { status: 'submitted', providerId: 're_1' }],
  [aRefundThatIs('submitted'), {}, 'left', { status: 'succeeded', providerId: 're_1', settledAt: LATER }],
  [aRefundThatIs('submitted'), { key: null }, 'left', { status: 'succeeded' }],
  [aRefundThatIs('submitted'), { key: 'r1:2' }, 'nothing', { status: 'submitted' }],
  [aRefundThatIs('succeeded'), {}, 'nothing', { status: 'succeeded', settledAt: AT }],
  [aRefundThatIs('succeeded'), { status: 'pending' }, 'nothing', { status: 'succeeded' }],
  [aRefundThatIs('succeeded'), { status: 'failed' }, 'came_back', { status: 'requested', attempt: 2 }],
  [aRefundThatIs('succeeded'), { status: 'failed', id: 're_0' }, 'nothing', { status: 'succeeded' }],
  [
    aRefundThatIs('succeeded', { failedProviderId: 're_1' }),
    { status: 'failed' },
    'came_back',
    { status: 'requested' },
  ],
  [
    aRefundThatIs('submitted', { failedProviderId: 're_1' }),
    { status: 'failed', key: null },
    'nothing',
    { status: 'submitted', attempt: 1 },
  ],
  [
    aRefundThatIs('submitted'),
    { status: 'failed' },
    'nothing',
    { status: 'requested', attempt: 2, failedProviderId: 're_1' },
  ],
  [aRefundThatIs('manual'), {}, 'nothing', { status: 'manual' }],
  [aRefundThatIs('manual'), { status: 'failed' }, 'nothing', { status: 'manual', settledAt: AT }],
  [aRefundThatIs('void'), { status: 'failed' }, 'nothing', { status: 'void', settledAt: AT, attempt: 1 }],
  [aRefundThatIs('void'), {}, 'left', { status: 'succeeded', settledAt: LATER }],
  [aRefundThatIs('void', { failedProviderId: 're_1' }), {}, 'nothing', { status: 'void' }],
  [aRefundThatIs('void', { failedProviderId: 're_0' }), {}, 'left', { status: 'succeeded' }],
  [
    aRefundThatIs('succeeded', { reason: 'outside' }),
    { status: 'failed' },
    'came_back',
    { status: 'void', settledAt: LATER },
  ],
];
test.each(reports.map(([refund, report, ...rest]) => [refund.status, report, ...rest, refund] as const))(
  'a refund that is %s, when %j is reported, says that the money %s and becomes %j',
  (_, report, outcome, after, refund) => {
    expect(refund.follow(aReport(report), LATER)).toBe(outcome);
    expect(refund.snapshot()).toMatchObject(after);
  },
);

test('only an unfinished refund is sent, refused or gets a new key', () => {
  for (const status of ['succeeded', 'manual', 'void', 'to_hand_over'] as const) {
    const refund = aRefundThatIs(status);
    const before = refund.snapshot();
    refund.submit();
    refund.takeNewKey('r1:1');
    refund.refuse('r1:1', LATER);
    expect(refund.snapshot()).toEqual(before);
  }
});

test('sending again keeps the id that the provider has given', () => {
  const refund = aRefund();
  refund.submit();
  expect(refund.isIdle).toBe(false);
  refund.follow(aReport({ status: 'pending' }), AT);
  refund.submit();
  expect(refund.snapshot()).toMatchObject({ status: 'submitted', providerId: 're_1', settledAt: null });
  refund.refuse('r1:0', LATER);
  expect(refund.snapshot()).toMatchObject({ status: 'submitted', attempt: 1 });
});

test.each<RefundStatus>(['requested', 'submitted', 'manual', 'void', 'to_hand_over'])(
  'a refund that is %s is voided as long as its money has not left',
  (status) => {
    const refund = aRefundThatIs(status);
    refund.void(LATER);
    expect(refund.snapshot()).toMatchObject({ status: 'void', settledAt: LATER });
  },
);

test('money that was taken at the desk is given back there once', () => {
  const refund = Refund.owedAtDesk(theTerms());
  expect(refund.snapshot()).toEqual({ ...aRefund().snapshot(), status: 'to_hand_over' });
  const reference = refund.handOver(idFrom<AdminId>('admin-1'), LATER);
  const paid = { status: 'succeeded', providerId: reference, settledAt: LATER, handedOverBy: 'admin-1' };
  expect(refund.snapshot()).toMatchObject(paid);
  expect(reference).toContain('r1');
  expect(() => refund.handOver(idFrom<AdminId>('admin-2'), LATER)).toThrow(RangeError);
  expect(refund.snapshot()).toMatchObject(paid);
});

test('the money of a refund is away exactly once while it succeeded, whatever is reported when', () => {
  const attempts = fc.constantFrom('r1:1', 'r1:2', 'r1:3', 'r1:4');
  const aReported = fc.record({
    id: fc.constantFrom('re_1', 're_2', 're_3'),
    status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
    key: fc.option(attempts),
  });
  const steps = fc.oneof(
    aReported.map((report) => (refund: Refund) => refund.follow(aReport(report), AT)),
    attempts.map((key) => (refund: Refund) => refund.refuse(key, AT)),
    attempts.map((key) => (refund: Refund) => refund.takeNewKey(key)),
    fc.constant((refund: Refund) => refund.submit()),
    fc.constant((refund: Refund) => (refund.status === 'succeeded' ? undefined : refund.void(AT))),
  );
  const reasons = fc.constantFrom<RefundReason>('cancelled', 'outside');
  fc.assert(
    fc.property(reasons, fc.array(steps, { maxLength: 12 }), (reason, happened) => {
      const refund = aRefund(reason);
      const outcomes = happened.map((step) => step(refund));
      const timesOf = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
      expect(timesOf('left') - timesOf('came_back')).toBe(refund.status === 'succeeded' ? 1 : 0);
    }),
    { numRuns: 1000 },
  );
});
