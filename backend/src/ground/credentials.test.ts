import { findCredentialProblem } from './credentials.js';

const isCommon = (password: string) => password === 'basketball';

test.each([
  ['too long a name', 'a'.repeat(101), 'una-clave-de-prueba', 'username', 'length'],
  ['nine characters', 'ana', 'unaclave9', 'password', 'length'],
  ['201 characters', 'ana', 'unaclave-'.repeat(25), 'password', 'length'],
  ['the name', 'ana-maria-lopez', 'Ana-Maria-Lopez', 'password', 'easy-to-guess'],
  ['an easy word with digits', 'ana', 'password1234', 'password', 'easy-to-guess'],
  ['four different characters', 'ana', 'abcdabcdabcd', 'password', 'easy-to-guess'],
  ['a common password', 'ana', 'basketball', 'password', 'common'],
])('credentials with %s are refused', (_what, username, password, field, reason) => {
  expect(findCredentialProblem(username, password, isCommon)).toMatchObject({ field, reason });
});

test.each([10, 200])('a password of %i characters is accepted', (length) => {
  expect(findCredentialProblem('ana', 'una-clave'.repeat(23).slice(0, length), isCommon)).toBeNull();
});
