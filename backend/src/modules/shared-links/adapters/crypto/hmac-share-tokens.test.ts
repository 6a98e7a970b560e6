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
    expect(tokensWith('a-secret').tokenOf(id, 'group')).toBe('AQIDBAUGBwgJCgsMDQ4PEGjxcx3bWJaZvEoxU4MAZMw');
  });

  test('opens its link while its secret is the present or the previous one', () => {
    const token = tokensWith('old').tokenOf(id, 'group');
    expect(tokensWith('old').read(token)).toEqual({ linkId: id, access: 'group' });
    expect(tokensWith('new', 'old').read(token)).toEqual({ linkId: id, access: 'group' });
    expect(tokensWith('new').read(token)).toBeNull();
    expect(tokensWith('newer', 'new').read(token)).toBeNull();
  });

  test('opens the same link for the public, and is another one than that of the group', () => {
    const tokens = tokensWith('a-secret');
    const [group, open] = [tokens.tokenOf(id, 'group'), tokens.tokenOf(id, 'public')];
    expect(tokens.read(open)).toEqual({ linkId: id, access: 'public' });
    expect(open).not.toBe(group);
    const [start, forged] = [open.slice(0, 22), open.slice(0, -1) + (open.endsWith('A') ? 'B' : 'A')];
    expect(tokens.read(forged)).toBeNull();
    expect(group.startsWith(start.slice(0, 21))).toBe(true); // the id alone is no secret
  });

  test('is signed with the present secret while the secret is being changed', () => {
    expect(tokensWith('new', 'old').tokenOf(id, 'group')).toBe(tokensWith('new').tokenOf(id, 'group'));
  });
});
