import { InvalidFace, InvalidRules } from './venue-errors.js';

test.each([
  ['the face', InvalidFace],
  ['the rules', InvalidRules],
])('a refusal of %s says the first problem and lists all by field', (_what, Refusal) => {
  const errors = [
    { field: 'one', message: 'Primero.' },
    { field: 'two', message: 'Segundo.' },
  ];
  expect(new Refusal(errors)).toMatchObject({
    kind: 'invalid',
    code: 'invalid_request',
    message: 'Primero.',
    details: { errors },
  });
});
