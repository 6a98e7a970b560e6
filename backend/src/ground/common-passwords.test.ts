import { randomBytes } from 'node:crypto';
import { isCommonPassword } from './common-passwords.js';

test.each(['qwertyuiop', '1q2w3e4r5t', 'basketball', 'christopher1', '1234567890', '123qweasdzxc'])(
  'the list contains %s, which is among the 100,000 most common passwords',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test('the case of a common password does not matter', () => {
  expect(isCommonPassword('BasketBall')).toBe(true);
});

test.each(['tres tazas de café frío', 'una-clave-de-prueba', '', '🎾'.repeat(50)])(
  'the list does not contain %s',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('the list contains none of 20,000 random passwords, so mistakes are rare', () => {
  const random = Array.from({ length: 20_000 }, () => randomBytes(9).toString('base64url'));
  expect(random.filter(isCommonPassword)).toEqual([]);
});
