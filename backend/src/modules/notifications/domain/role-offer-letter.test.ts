import { roleOfferLetter } from './role-offer-letter.js';

const facts = {
  expiresAt: '2026-11-27T20:00:00.000Z',
  timeZone: 'America/Guayaquil',
  url: 'https://saque.example/admin/account',
};

test('the letter about an offered role says where, until when, and that nothing has changed yet', () => {
  const letter = roleOfferLetter({ ...facts, roles: [{ venueName: 'Norte', role: 'reception' }] });
  expect(letter.subject).toBe('Te ofrecen un rol en Norte');
  expect(letter.paragraphs.join(' ')).toContain('hasta el 27 de noviembre. Mientras no lo aceptes');
  expect(letter.paragraphs.join(' ')).not.toContain('segundo paso');
  expect(letter.facts).toEqual([['Norte', 'recepción']]);
});

test('the letter about an offered role informs managers about the second factor', () => {
  const letter = roleOfferLetter({ ...facts, roles: [{ venueName: 'Norte', role: 'manager' }] });
  expect(letter.paragraphs.join(' ')).toContain('pide un segundo paso');
});
