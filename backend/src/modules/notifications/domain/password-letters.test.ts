import { changedPasswordLetter, forgottenPasswordLetter } from './password-letters.js';

const timeZone = 'America/Guayaquil';

test('the letter about a forgotten password says until when the link is valid, and what to do otherwise', () => {
  const url = 'https://saque.example/admin/password/token';
  const letter = forgottenPasswordLetter({ expiresAt: new Date('2026-11-20T12:30:00Z'), timeZone, url });
  expect(letter.facts).toEqual([['Sirve hasta', '20 de noviembre de 2026, 07:30 (hora de Guayaquil)']]);
  expect(letter.paragraphs.join(' ')).toContain('¿No lo pediste? No hagas nada');
  expect(letter.action?.url).toBe(url);
});

test('the letter about a changed password says when, and contains no link that changes anything', () => {
  const url = 'https://saque.example/admin/password';
  const letter = changedPasswordLetter({ at: new Date('2026-11-20T12:00:00Z'), timeZone, url });
  expect(letter.facts).toEqual([['Cuándo', '20 de noviembre de 2026, 07:00 (hora de Guayaquil)']]);
  expect(letter.action?.url).toBe(url);
});
