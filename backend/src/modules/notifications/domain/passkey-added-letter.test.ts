import { asText, frameFor } from './letter.js';
import { passkeyAddedLetter } from './passkey-added-letter.js';

test('the letter about a new passkey says when it was added and how to remove it', () => {
  const letter = passkeyAddedLetter({
    at: new Date('2026-11-20T12:00:00.000Z'),
    timeZone: 'America/Guayaquil',
    url: 'https://saque.example/mi-cuenta',
  });
  const text = asText(letter, frameFor(null, { decideAt: null, remindersAt: null, why: letter.why }));
  expect(text).toContain('Cuándo: 20 de noviembre de 2026, 07:00 (hora de Guayaquil)');
  expect(text).toContain('elige «Cerrar las demás sesiones» con «Quitar también mis llaves de acceso»');
  expect(text).toContain('https://saque.example/mi-cuenta');
});
