import { letterFacts } from './booking-facts.js';
import { LETTERS } from './booking-letters.js';
import { letterSamples, sampleReader, SAMPLE_BOOKING } from './letter-samples.js';
import { asText, frameFor, type Letter } from './letter.js';

const samples = letterSamples({
  publicUrl: 'https://saque.example',
  timeZone: 'America/Guayaquil',
  contact: { email: 'hola@club.example', phone: null },
});

/** Every sample, and every letter about a booking whose organiser gave no name. */
const letters: (readonly [string, Letter])[] = samples
  .map(({ name, letter }) => [name, letter] as const)
  .concat(
    Object.entries(LETTERS).map(([occasion, write]) => {
      const reader = { ...sampleReader(occasion, false), organiser: null, payer: null };
      return [`${occasion} without a name`, write(letterFacts(SAMPLE_BOOKING, reader))] as const;
    }),
  );

const textOf = (letter: Letter) =>
  `${letter.subject}\n${asText(letter, frameFor('Marta', { decideAt: 'https://saque.example', remindersAt: null, why: letter.why }))}`;

test.each(letters)('the letter "%s" contracts its articles', (_name, letter) =>
  expect(textOf(letter)).not.toMatch(/\b(de|a) el\b/i),
);

test.each(letters)('the letter "%s" joins days and hours with words', (_name, letter) => {
  expect(textOf(letter)).not.toMatch(/(?<!\bde) \d\d:\d\d a \d\d:\d\d/);
  expect(textOf(letter)).not.toMatch(/de [a-z]+, \d\d:\d\d/);
});

test.each(letters)('the letter "%s" names a court with its number', (_name, letter) => {
  const court = letter.facts.find(([label]) => label === 'Cancha');
  expect([undefined, '2 · Central']).toContain(court?.[1]);
});
