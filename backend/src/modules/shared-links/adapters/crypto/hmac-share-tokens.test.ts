import type { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { HmacShareTokens } from './hmac-share-tokens.js';

function tokensWith(sessionSecret: string, previousSessionSecret: string | null = null) {
  const config = { sessionSecret, previousSessionSecret } as Config;
  return new HmacShareTokens(config, new SecretKeys(config));
}

const id = '01020304-0506-0708-090a-0b0c0d0e0f10';

describe('the token of a payment link', () => {
  test('keeps its form from one version of Saque to the next', () => {
    expect(tokensWith('a-secret').tokenOf(id)).toBe('AQIDBAUGBwgJCgsMDQ4PEGjxcx3bWJaZvEoxU4MAZMw');
  });

  test('opens its link while its secret is the present or the previous one', () => {
    const token = tokensWith('old').tokenOf(id);
    expect(tokensWith('old').linkIdOf(token)).toBe(id);
    expect(tokensWith('new', 'old').linkIdOf(token)).toBe(id);
    expect(tokensWith('new').linkIdOf(token)).toBeNull();
    expect(tokensWith('newer', 'new').linkIdOf(token)).toBeNull();
  });

  test('is signed with the present secret while the secret is being changed', () => {
    expect(tokensWith('new', 'old').tokenOf(id)).toBe(tokensWith('new').tokenOf(id));
  });
});
