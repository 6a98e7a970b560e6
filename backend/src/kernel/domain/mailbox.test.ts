import { mailboxOf, maskedEmail } from './mailbox.js';

test.each([
  ['Ana.Perez@Example.COM', 'ana.perez@example.com'],
  ['ana+padel@example.com', 'ana@example.com'],
  ['a.n.a+1+2@gmail.com', 'ana@gmail.com'],
  ['Ana@GoogleMail.com', 'ana@gmail.com'],
  ['ana@sub.example.com', 'ana@sub.example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('letters to %s reach the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test.each([
  ['ana@example.com', 'a•••@e•••.com'],
  ['x@club.com.ec', 'x•••@c•••.ec'],
  ['🎾ana@example.com', '🎾•••@e•••.com'],
  ['ñandu@ejemplo.es', 'ñ•••@e•••.es'],
])('%s is shown as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));
