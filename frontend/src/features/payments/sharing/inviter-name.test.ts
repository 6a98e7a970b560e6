import { firstNameOf, isInviterName } from './inviter-name';

test.each(['', ' ', 'Ana', 'Ana  Pérez', 'Ma. José y Luis', 'D’Angelo-Ruiz'])('%j may invite', (typed) =>
  expect(isInviterName(typed)).toBe(true),
);

test.each(['ana@club.ec', 'Ana wa.me/593', 'Ana 099', 'Paga: ya', 'a'.repeat(41)])(
  '%j may not invite',
  (typed) => expect(isInviterName(typed)).toBe(false),
);

test.each([
  ['Ana Torres', 'Ana'],
  ['ana@club.ec', ''],
  [null, ''],
  ['a'.repeat(41), ''],
])('the invitation begins with the first name of %j: %j', (name, first) =>
  expect(firstNameOf(name)).toBe(first),
);
