import { RandomSessionTokens } from './random-session-tokens.js';

const tokens = new RandomSessionTokens();

test('a session token is 256 random bits in 43 characters that a cookie can carry', () => {
  const issued = Array.from({ length: 2_000 }, () => tokens.issue().token);
  expect(new Set(issued).size).toBe(issued.length);
  for (const token of issued) expect(token).toMatch(/^[\w-]{43}$/);
  const bits = issued.map((token) => Buffer.from(token, 'base64url'));
  expect(bits.every((bytes) => bytes.length === 32)).toBe(true);
  const ones = bits.reduce((sum, bytes) => sum + [...bytes].reduce((n, byte) => n + bitsOf(byte), 0), 0);
  expect(ones / (issued.length * 256)).toBeCloseTo(0.5, 1);
});

test('the hash of a session token is stable, has 32 bytes and differs from the token', () => {
  const { token, idHash: hash } = tokens.issue();
  expect(hash).toHaveLength(32);
  expect(hash).toEqual(tokens.hashOf(token));
  expect(hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
});

test.each([
  '',
  'a',
  'a'.repeat(42),
  'a'.repeat(44),
  `${'a'.repeat(42)}=`,
  `${'a'.repeat(42)}\u0000`,
  `${'a'.repeat(43)}\n`,
])('the text %j does not have the form of a session token', (text) => expect(tokens.hashOf(text)).toBeNull());

function bitsOf(byte: number): number {
  return byte.toString(2).replaceAll('0', '').length;
}
