import fc from 'fast-check';
import { SPECIFIED_TERMS } from '../../../../test/support/fixtures/placement.js';
import { toCents } from '../../../kernel/domain/money.js';
import { refundOf, refundPercentage, refundPolicyFor, shiftedPolicy } from './refund-policy.js';
import { startOf } from './slot.js';

const START = new Date('2026-11-21T23:00:00Z');
const LONG_BEFORE = new Date('2026-09-01T00:00:00Z');
const HOUR = 3_600_000;
const SECOND = 1_000;
const percentageWith = (noticeMs: number) =>
  refundPercentage(
    refundPolicyFor(SPECIFIED_TERMS, { startsAt: START, createdAt: LONG_BEFORE }),
    new Date(START.getTime() - noticeMs),
  );

test.each([
  ['30 days', 720 * HOUR, 100],
  ['24 hours and a second', 24 * HOUR + SECOND, 100],
  ['24 hours and a millisecond', 24 * HOUR + 1, 100],
  ['24 hours to the millisecond', 24 * HOUR, 50],
  ['a second less than 24 hours', 24 * HOUR - SECOND, 50],
  ['12 hours and a second', 12 * HOUR + SECOND, 50],
  ['12 hours to the millisecond', 12 * HOUR, 50],
  ['a millisecond less than 12 hours', 12 * HOUR - 1, 0],
  ['a second less than 12 hours', 12 * HOUR - SECOND, 0],
  ['no notice', 0, 0],
])('a cancellation with %s of notice (case %#, %d ms) refunds %d %%', (_notice, ms, percentage) =>
  expect(percentageWith(ms)).toBe(percentage),
);

test.each([
  ['clocks go forward: 24.5 hours on the wall are 23.5', '2027-03-28', '2027-03-27T08:30:00Z', 50],
  ['clocks go forward: 25 hours on the wall are 24', '2027-03-28', '2027-03-27T08:00:00Z', 50],
  ['clocks go forward: a second more', '2027-03-28', '2027-03-27T07:59:59Z', 100],
  ['clocks go back: 24 hours on the wall are 25', '2026-10-25', '2026-10-24T08:00:00Z', 100],
  ['clocks go back: 23 hours on the wall are 24', '2026-10-25', '2026-10-24T09:00:00Z', 50],
  ['clocks go back: 11 hours on the wall are 12', '2026-10-25', '2026-10-24T21:00:00Z', 50],
])('the notice is elapsed time, in Madrid when %s', (_case, date, at, percentage) => {
  const startsAt = startOf({ date, minute: 600 }, 'Europe/Madrid');
  const policy = refundPolicyFor(SPECIFIED_TERMS, { startsAt, createdAt: LONG_BEFORE });
  expect(refundPercentage(policy, new Date(at))).toBe(percentage);
});

test('less notice never refunds more, for any two instants', () => {
  const notice = fc.integer({ min: 0, max: 72 * HOUR });
  fc.assert(
    fc.property(notice, notice, (one, other) => {
      expect(percentageWith(Math.min(one, other))).toBeLessThanOrEqual(percentageWith(Math.max(one, other)));
    }),
  );
});

test.each([
  [1305, 50, 653],
  [1305, 100, 1305],
  [1305, 0, 0],
  [0, 100, 0],
  [1, 50, 1],
])('the refund for %d paid cents at %d %% is %d cents', (paid, percentage, refund) =>
  expect(refundOf(toCents(paid), percentage)).toBe(refund),
);

describe('the terms of a venue', () => {
  const at = (hours: number) => new Date(START.getTime() - hours * HOUR);
  const refund = (rules: object, createdAt: Date, when: Date) =>
    refundPercentage(refundPolicyFor({ ...SPECIFIED_TERMS, ...rules }, { startsAt: START, createdAt }), when);

  test.each([
    ['more than the hours of the first step', 48.001, 100],
    ['the hours of the first step', 48, 60],
    ['the hours of a later step', 6, 60],
    ['less than the hours of the last step', 5.999, 0],
  ])('a notice of %s (%d hours) refunds %d %%', (_notice, hours, percentage) => {
    const refundSteps = [
      { hoursBefore: 48, percentage: 100 },
      { hoursBefore: 6, percentage: 60 },
    ];
    expect(refund({ refundSteps }, LONG_BEFORE, at(hours))).toBe(percentage);
  });

  test.each([
    ['a millisecond before the time for regret ends', 30 * 60_000 - 1, 100],
    ['when the time for regret ends', 30 * 60_000, 0],
  ])('a booking of three hours before play refunds %s: %d ms gives %d %%', (_case, ms, percentage) => {
    const createdAt = at(3);
    const when = new Date(createdAt.getTime() + ms);
    expect(refund({ regretMinutes: 30 }, createdAt, when)).toBe(percentage);
  });

  test('regret ends an hour before play, and does not begin later than that', () => {
    expect(refund({ regretMinutes: 120 }, at(2), at(1.001))).toBe(100);
    expect(refund({ regretMinutes: 120 }, at(2), at(1))).toBe(0);
    expect(refund({ regretMinutes: 120 }, at(1), at(0.9))).toBe(0);
  });

  test.each([
    ['everything is refunded anyway', 30, 48],
    ['the venue gives none', 0, 3],
    ['the booking is made an hour before play', 30, 1],
    ['the booking is made later than that', 30, 0.5],
  ])('a time for regret is no term if %s', (_case, regretMinutes, hours) => {
    const rules = { ...SPECIFIED_TERMS, regretMinutes };
    expect(refundPolicyFor(rules, { startsAt: START, createdAt: at(hours) })).toHaveLength(2);
  });

  test('a corrected time zone moves the steps and leaves the time for regret', () => {
    const rules = { ...SPECIFIED_TERMS, regretMinutes: 30 };
    const policy = refundPolicyFor(rules, { startsAt: START, createdAt: at(3) });
    const [regret, ...steps] = policy;
    const moved = shiftedPolicy(policy, HOUR);
    expect(moved[0]).toEqual(regret);
    expect(moved.slice(1)).toEqual(shiftedPolicy(steps, HOUR));
  });
});
