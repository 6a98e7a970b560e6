import { DomainError, refusal } from './domain-error.js';

class Closed extends refusal('conflict', 'closed', 'Ya cerró.') {}
class TooEarly extends refusal('unavailable', 'too_early', 'Espera un poco.', { retryAfterSeconds: 5 }) {}
class WrongName extends refusal('invalid', 'wrong_name', 'Revisa el nombre.', { field: 'name' }) {}

test.each([
  ['nothing else', Closed, {}],
  ['when to try again', TooEarly, { retryAfterSeconds: 5 }],
  [
    'the field that its message is about',
    WrongName,
    { errors: [{ field: 'name', message: 'Revisa el nombre.' }] },
  ],
])('a refusal contains %s', (_what, Refusal, details) => {
  expect(new Refusal().details).toEqual(details);
});

test('a refusal is a domain error with the name of its class', () => {
  const closed = new Closed();
  expect(closed).toBeInstanceOf(DomainError);
  expect(closed).toMatchObject({ name: 'Closed', kind: 'conflict', code: 'closed', message: 'Ya cerró.' });
});
