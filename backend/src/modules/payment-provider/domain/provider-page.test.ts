import { providerPage } from './provider-page.js';

test.each([
  ['sk_live_1', 'https://dashboard.stripe.com/payments/pi_1'],
  ['rk_live_1', 'https://dashboard.stripe.com/payments/pi_1'],
  ['sk_test_1', 'https://dashboard.stripe.com/test/payments/pi_1'],
  ['sk_test_sk_live_1', 'https://dashboard.stripe.com/test/payments/pi_1'],
])('the page of a payment with the key %s is %s', (secretKey, page) => {
  expect(providerPage({ sandbox: false, secretKey }, 'pi_1')).toBe(page);
});

test('the sandbox has no page of a payment', () => {
  expect(providerPage({ sandbox: true, secretKey: 'sk_test_1' }, 'pi_1')).toBeNull();
});
