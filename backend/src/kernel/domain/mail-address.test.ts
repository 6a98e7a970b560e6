import { mailAddressOf } from './mail-address.js';

test.each([
  ['ana@example.org', 'ana@example.org'],
  ['  Ana.Perez+padel@Example.ORG ', 'Ana.Perez+padel@example.org'],
  ['ana@\u200Bexample.org\u00AD', 'ana@example.org'],
  ['ana@münchen.de', 'ana@xn--mnchen-3ya.de'],
  ['ana@ＥＸＡＭＰＬＥ.org', 'ana@example.org'],
  ['ana@club-1.example.e2e', 'ana@club-1.example.e2e'],
  [`${'a'.repeat(242)}@example.org`, `${'a'.repeat(242)}@example.org`],
])('the address %s is stored as %s', (typed, stored) => expect(mailAddressOf(typed)).toBe(stored));

test.each([
  ['a quoted local part', '"victim"@example.org'],
  ['a quoted local part with an escape', '"vi\\ctim"@example.org'],
  ['a quoted local part with a suffix', '"victim+9"@example.org'],
  ['a comment', 'victim(x)@example.org'],
  ['an address in angle brackets', 'Ana <ana@example.org>'],
  ['an address of a machine', 'ana@[127.0.0.1]'],
  ['a domain without a point', 'ana@localhost'],
  ['an address with a path', 'ana@example.org/x'],
  ['numbers of a network', 'ana@10.0.0.1'],
  ['two signs @', 'ana@b@example.org'],
  ['an address of 255 characters', `${'a'.repeat(243)}@example.org`],
  ['a domain that begins with a point', 'ana@.example.org'],
  ['a domain that ends with a point', 'ana@example.org.'],
  ['a domain whose ending has a sign', 'ana@example.or_g'],
  ['a domain that no browser can read', 'ana@exa|mple.org'],
  ['an address without a domain', 'ana@'],
  ['an address without a name', '@example.org'],
  ['nothing', ''],
])('%s is no address', (_case, typed) => expect(mailAddressOf(typed)).toBeNull());
