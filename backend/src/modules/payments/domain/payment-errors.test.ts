import { PaymentNotCompleted, TooManyDeclinedCards, TooManyPaymentAttempts } from './payment-errors.js';

test('a payer who tried too often learns when to try again', () => {
  const again = { retryAfterSeconds: 600 };
  expect(new TooManyDeclinedCards(600)).toMatchObject({
    kind: 'too_many',
    code: 'too_many_declined_cards',
    details: again,
  });
  expect(new TooManyPaymentAttempts(600)).toMatchObject({
    kind: 'too_many',
    code: 'too_many_payment_attempts',
    details: again,
  });
});

test('a payer whose bank still decides is asked not to pay again', () => {
  const refused = new PaymentNotCompleted('processing');
  expect(refused).toMatchObject({ kind: 'conflict', code: 'payment_not_completed' });
  expect(refused.message).toContain('No pagues de nuevo');
  expect(new PaymentNotCompleted('open').message).not.toContain('No pagues de nuevo');
});
