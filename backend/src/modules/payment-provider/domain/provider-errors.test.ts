import { ProviderUnavailable } from './provider-errors.js';

test('a provider that does not respond is asked again in five seconds', () => {
  expect(new ProviderUnavailable()).toMatchObject({
    kind: 'unavailable',
    code: 'payment_provider_unavailable',
    details: { retryAfterSeconds: 5 },
  });
});
