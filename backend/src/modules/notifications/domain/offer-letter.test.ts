import { offerLetter } from './offer-letter.js';

test('the letter that offers an hour names the hour, its price and until when it is kept', () => {
  const letter = offerLetter({
    venue: 'Centro',
    court: 'Cancha 2',
    date: '2026-11-21',
    hours: '18:00 a 19:00',
    price: '14.50',
    expiresAt: '2026-11-21T20:15:00.000Z',
    timeZone: 'America/Guayaquil',
    url: 'https://saque.example/oferta/abc',
  });
  expect(letter.subject).toBe('Se liberó una hora: sábado 21 de noviembre, 18:00 a 19:00');
  expect(letter.paragraphs[0]).toContain('hasta las 15:15');
  expect(letter.facts).toContainEqual(['Precio', '$14.50']);
  expect(letter.action?.url).toBe('https://saque.example/oferta/abc');
});
