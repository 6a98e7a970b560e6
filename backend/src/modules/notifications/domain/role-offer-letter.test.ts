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
  expect(letter.paragraphs).toHaveLength(2);
  expect(letter.facts).toEqual([['Norte', 'recepción']]);
});

test('the letter about an offered role informs managers about the second factor', () => {
  const letter = roleOfferLetter({ ...facts, roles: [{ venueName: 'Norte', role: 'manager' }] });
  expect(letter.paragraphs.join(' ')).toContain('pide un segundo paso');
});

test('the letter about roles at several places lists them, and leads to where they are accepted', () => {
  const roles = [
    { venueName: 'Norte', role: 'reception' },
    { venueName: 'Sur', role: 'manager' },
  ] as const;
  const { title, paragraphs, facts: rows, action } = roleOfferLetter({ ...facts, roles });
  expect(title).toBe('Te ofrecen un rol en varios complejos');
  expect(paragraphs).toHaveLength(3);
  expect(rows).toEqual([
    ['Norte', 'recepción'],
    ['Sur', 'encargado'],
  ]);
  expect(action?.url).toBe(facts.url);
});
