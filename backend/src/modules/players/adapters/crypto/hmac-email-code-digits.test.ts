import type { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { HmacEmailCodeDigits } from './hmac-email-code-digits.js';

const digitsWith = (sessionSecret: string, previousSessionSecret: string | null = null) =>
  new HmacEmailCodeDigits(new SecretKeys({ sessionSecret, previousSessionSecret } as Config));
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const digits = digitsWith('now');

test('a code has six digits, and codes spread over all of them', () => {
  const codes = Array.from({ length: 2_000 }, (_, n) => digits.of(idOf(n)));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(1_980);
  const begins = Map.groupBy(codes, (code) => code[0]);
  for (const group of begins.values()) expect(group.length).toBeGreaterThan(130);
  expect(begins.size).toBe(10);
});

test('a code matches its own id only, and no other text', () => {
  const code = digits.of(idOf(1));
  expect(digits.match(idOf(1), code)).toBe(true);
  expect(digits.match(idOf(2), code)).toBe(false);
  for (const text of ['', '12345', `${code}0`, '１２３４５６', code.replace(/.$/, 'a')])
    expect(digits.match(idOf(1), text)).toBe(false);
});

test('a code that was sent before the secret changed still matches while both are known', () => {
  const code = digitsWith('old').of(idOf(1));
  expect(digitsWith('new', 'old').match(idOf(1), code)).toBe(true);
  expect(digitsWith('new').match(idOf(1), code)).toBe(false);
});
