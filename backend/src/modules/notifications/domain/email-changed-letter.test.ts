import { emailChangedLetter } from './email-changed-letter.js';
import { asText, frameFor } from './letter.js';

const facts = {
  newMasked: 'l•••@e•••.org',
  at: new Date('2026-11-20T12:00:00.000Z'),
  timeZone: 'America/Argentina/Buenos_Aires',
  contact: { email: null, phone: null },
  url: 'https://saque.example/mi-cuenta',
};
const helpIn = (contact: { email: string | null; phone: string | null }) =>
  emailChangedLetter({ ...facts, contact }).paragraphs[2];

test('the letter to a former address says when, to which one, and why its reader gets it', () => {
  const letter = emailChangedLetter(facts);
  const text = asText(letter, frameFor(null, { decideAt: null, remindersAt: null, why: letter.why }));
  expect(text).toContain(
    'Correo nuevo: l•••@e•••.org\nCuándo: 20 de noviembre de 2026, 09:00 (hora de Buenos Aires)',
  );
  expect(text).toContain('Te escribimos porque este era el correo de una cuenta de Saque.');
  expect(text).not.toContain('código');
});

test('the letter to a former address names every way of help that the installation has', () => {
  const [email, phone] = ['hola@club.example', '+593 99 123 4567'];
  expect(helpIn({ email, phone })).toContain('escríbenos a hola@club.example o llámanos al +593 99 123 4567');
  expect(helpIn({ email, phone: null })).toContain(
    'recuperarla, escríbenos a hola@club.example cuanto antes.',
  );
  expect(helpIn({ email: null, phone: null })).toContain('Avisa enseguida al club donde juegas');
});
