import { storedForm } from './contact.js';

const stored = (change: object) => storedForm(change, 'EC');

test.each([
  ['  Ana  María Paz ', 'Ana María Paz'],
  ['José', 'José'],
  ["Sinéad O'Connor-Núñez", "Sinéad O'Connor-Núñez"],
  ['李小龙', '李小龙'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['🎾 Ana', '🎾 Ana'],
  ['   ', null],
  ['\u200B', null],
  ['', null],
])('the name %j is stored as %j', (text, name) => {
  expect(stored({ name: text })).toMatchObject({ name });
});

test.each(['x'.repeat(81), 'Ana\nPaz', 'Ana\u0000', 'Ana\u2028Paz', 'Ana \u202Ezaf', '...', 'Ana\u007F'])(
  'the name %j is refused',
  (name) => {
    expect(() => stored({ name })).toThrow('Escribe un nombre de hasta 80 caracteres');
  },
);

test.each([
  ['099 123 4567', '+593991234567'],
  ['+593 99 123 4567', '+593991234567'],
  ['(04) 238-1234', '+59342381234'],
  ['+34 612 34 56 78', '+34612345678'],
  ['00593991234567', '+593991234567'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['+5215512345678', '+525512345678'],
  ['0052 1 (55) 1234-5678', '+525512345678'],
  ['+52 55 1234 5678', '+525512345678'],
  ['  ', null],
])('the phone %j is stored as %j', (text, phone) => {
  expect(stored({ phone: text })).toMatchObject({ phone });
});

test.each(['123', 'call me', '+1 555', '099 123 4567 ext. 12', '0'.repeat(30)])(
  'the phone %j is refused',
  (phone) => expect(() => stored({ phone })).toThrow('Escribe un teléfono válido'),
);

test.each(['\u200BAna', 'A\u00ADna', '\uFEFF Ana\u2060'])(
  'the name %j is stored without its invisible characters',
  (name) => expect(stored({ name })).toMatchObject({ name: 'Ana' }),
);

test.each(['nadie', '"victim"@example.org', 'a@b', 'a b@example.org', `${'x'.repeat(250)}@example.org`])(
  'the address %j is refused',
  (email) => expect(() => stored({ email })).toThrow('Escribe un correo válido.'),
);

test('a field that is not sent stays as it is, and null removes it', () => {
  expect(stored({ name: null, email: ' ana@example.org ' })).toEqual({
    name: null,
    phone: undefined,
    email: 'ana@example.org',
  });
});

test('every field that cannot be stored is named', () => {
  const attempt = () => stored({ name: '\n', phone: '1', email: 'x' });
  expect(attempt).toThrow(
    expect.objectContaining({
      details: {
        errors: [expect.objectContaining({ field: 'phone' }), expect.objectContaining({ field: 'email' })],
      },
    }) as Error,
  );
});
