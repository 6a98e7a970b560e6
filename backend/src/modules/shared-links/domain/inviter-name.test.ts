import { inviterName } from './inviter-name.js';

test.each([
  ['Ana', 'Ana'],
  ['  Ana   Pérez ', 'Ana Pérez'],
  ['Ma. José y Luis', 'Ma. José y Luis'],
  ['Ñandú D’Angelo-Ruiz', 'Ñandú D’Angelo-Ruiz'],
])('%j is a name to invite with', (text, name) => expect(inviterName(text)).toBe(name));

test.each([
  ['an address', 'ana@club.ec'],
  ['a link', 'http://spam.example/x'],
  ['a link after a name', 'Ana de spam.example'],
  ['a chat link', 'Ana wa.me'],
  ['a phone number', 'Ana 0991234567'],
  ['nothing to read', ' . '],
  ['a mark that turns the text around', 'Ana \u202eanA'],
  ['a line break', 'Ana\nPaga ya'],
  ['more than 40 letters', 'a'.repeat(41)],
])('%s is no name to invite with', (_what, text) => expect(inviterName(text)).toBeNull());
