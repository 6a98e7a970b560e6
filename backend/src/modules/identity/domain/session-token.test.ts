import { hashOf, newSessionToken } from './session-token.js';

test('a token is 256 random bits in 43 characters that a cookie can carry', () => {
  const tokens = Array.from({ length: 2_000 }, newSessionToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  const bits = tokens.map((token) => Buffer.from(token, 'base64url'));
  expect(bits.every((bytes) => bytes.length === 32)).toBe(true);
  const ones = bits.reduce((sum, bytes) => sum + [...bytes].reduce((n, byte) => n + bitsOf(byte), 0), 0);
  expect(ones / (tokens.length * 256)).toBeCloseTo(0.5, 1);
});

test('only its hash is known to the server: stable, 32 bytes, and unlike the token', () => {
  const token = newSessionToken();
  const hash = hashOf(token);
  expect(hash).toHaveLength(32);
  expect(hash).toEqual(hashOf(token));
  expect(hash?.equals(Buffer.from(token, 'base64url'))).toBe(false);
});

test.each([
  '',
  'a',
  'a'.repeat(42),
  'a'.repeat(44),
  `${'a'.repeat(42)}=`,
  `${'a'.repeat(42)}\u0000`,
  `${'a'.repeat(43)}\n`,
])('%j is not a token of ours', (text) => expect(hashOf(text)).toBeNull());

function bitsOf(byte: number): number {
  return byte.toString(2).replaceAll('0', '').length;
}
