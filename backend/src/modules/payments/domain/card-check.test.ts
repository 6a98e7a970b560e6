import { awaitsCardCheck, isCardRefused, isHeldFirst, isRefusalUntold, mayKeepCard } from './card-check.js';
import type { CardCheck, PaymentPurpose } from './payment-state.js';
import type { PaymentStatus } from './payment-status.js';

const aPayment = (cardCheck: CardCheck | null, status: PaymentStatus, purpose: PaymentPurpose = 'full') => ({
  cardCheck,
  status,
  purpose,
});

test.each([
  [aPayment(null, 'open'), false],
  [aPayment('due', 'open'), true],
  [aPayment(null, 'open', 'guarantee'), true],
])('the amount of %j is held at first: %s', (payment, isHeld) => {
  expect(isHeldFirst(payment)).toBe(isHeld);
});

test.each([
  [aPayment('due', 'open'), false],
  [aPayment('due', 'held'), true],
  [aPayment('passed', 'held'), true],
  [aPayment('refused', 'held'), true],
  [aPayment('due', 'held', 'guarantee'), true],
  [aPayment('passed', 'held', 'guarantee'), false],
  [aPayment(null, 'held', 'guarantee'), false],
  [aPayment('passed', 'succeeded'), false],
])('%j waits for a step after its hold: %s', (payment, isWaiting) => {
  expect(awaitsCardCheck(payment)).toBe(isWaiting);
});

test('only a card that may use the code is kept, and a refusal is news once it has ended', () => {
  const checks = [null, 'due', 'passed', 'refused', 'told'] as const;
  const each = (rule: (payment: ReturnType<typeof aPayment>) => boolean) =>
    checks.filter((check) => rule(aPayment(check, 'canceled')));
  expect(each(mayKeepCard)).toEqual([null, 'passed']);
  expect(each(isCardRefused)).toEqual(['refused', 'told']);
  expect(each(isRefusalUntold)).toEqual(['refused']);
  expect(isRefusalUntold(aPayment('refused', 'held'))).toBe(false);
});
