import type { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { type BookingId, type PlayerId, idFrom } from '../../../../kernel/domain/ids.js';
import { HmacManageTokens } from './hmac-manage-tokens.js';

function tokensWith(sessionSecret: string, previousSessionSecret: string | null = null) {
  const config = { sessionSecret, previousSessionSecret, publicUrl: 'https://saque.example' } as Config;
  return new HmacManageTokens(config, new SecretKeys(config));
}

function linkOf(tokens: HmacManageTokens, seed: Buffer) {
  const tokenHash = tokens.hashOf(tokens.tokenOf(seed));
  return { seed, tokenHash, bookingId: idFrom<BookingId>('booking'), playerId: idFrom<PlayerId>('player') };
}

describe('the token of a link in a letter', () => {
  test('has 128 bits and keeps its form from one version of Saque to the next', () => {
    const seed = Buffer.from('0102030405060708090a0b0c0d0e0f10', 'hex');
    const token = tokensWith('a-secret').tokenOf(seed);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(tokensWith('a-secret').tokenOf(seed)).toBe(token);
    expect(tokensWith('another-secret').tokenOf(seed)).not.toBe(token);
  });

  test('is known as long as its secret is the present or the previous one', () => {
    const old = tokensWith('old');
    const link = linkOf(old, old.newSeed());
    const token = old.tokenOf(link.seed);
    expect(old.storedTokenOf(link)).toBe(token);
    expect(tokensWith('new', 'old').storedTokenOf(link)).toBe(token);
    expect(tokensWith('newer', 'new').storedTokenOf(link)).toBeNull();
  });

  test('is part of an address of this site', () => {
    expect(tokensWith('a-secret').urlOf('token')).toBe('https://saque.example/reserva/token');
  });
});
