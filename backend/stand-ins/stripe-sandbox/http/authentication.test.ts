import { authenticate } from './authentication.js';

const keys = { secretKey: 'sk_test_0123456789', publishableKey: 'pk_test_0123456789' };
const basic = (credentials: string): string => `Basic ${Buffer.from(credentials).toString('base64')}`;

describe('authentication of a request', () => {
  it.each<[string | undefined, string | undefined, string]>([
    ['Bearer sk_test_0123456789', undefined, 'server'],
    ['bearer sk_test_0123456789', undefined, 'server'],
    [basic('sk_test_0123456789:'), undefined, 'server'],
    ['Bearer pk_test_0123456789', undefined, 'browser'],
    [undefined, 'pk_test_0123456789', 'browser'],
    ['Bearer sk_test_0123456789', 'pk_test_0123456789', 'server'],
  ])('%s and key %s are a %s', (header, key, caller) => {
    expect(authenticate(header, key, keys)).toBe(caller);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Digest x',
    basic(':'),
    'Bearer sk_test_0123456788',
    basic('x:y'),
  ])('the request with %s is refused', (header) => {
    expect(() => authenticate(header, undefined, keys)).toThrow(/API [kK]ey/);
  });
});
