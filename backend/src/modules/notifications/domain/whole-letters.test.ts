import { letterFacts, type LetterBooking, type LetterReader } from './booking-facts.js';
import { LETTERS, type Occasion } from './booking-letters.js';
import type { Letter } from './letter.js';
import { letterSamples, SAMPLE_BOOKING, sampleReader } from './letter-samples.js';

type State = readonly [name: string, Partial<LetterBooking>, Partial<LetterReader>];

const URL = 'https://saque.example/reserva/1';
const ACCOUNT = { holder: 'Las Lomas S.A.', bank: 'Banco Andino', number: '2200', note: null };
const STATES: readonly State[] = [
  ['paid', {}, {}],
  ['paid by one', {}, { othersPaid: false }],
  ['partly paid', { paidAmount: '14.50' }, {}],
  ['unpaid', { paidAmount: '0.00', atDeadline: 'expires' }, { payments: [], othersPaid: false }],
  ['to be transferred', { paidAmount: '0.00', transfer: ACCOUNT }, { payments: [] }],
  ['to be paid at the club', { paidAmount: '14.50', paysAtClub: true }, { refunds: null }],
  ['paid by an unknown payment', { paidAmount: '14.50' }, { payment: undefined, payer: null }],
  ['left by a payer of two places', { paidAmount: '14.50' }, { places: 2, refundCents: undefined }],
  ['cancelled by the club', { cancelledBy: 'venue' }, { organiser: null }],
  ['cancelled for a reason', { cancelledBy: 'venue', cancellationReason: 'Llueve.' }, {}],
  ['resold', { resale: {}, cancelledBy: 'player' }, {}],
];
/** Every letter about a booking in a state, though some of them never go together. */
const lettersIn = ([, over, reader]: State) =>
  [true, false].flatMap((isOrganiser) =>
    (Object.keys(LETTERS) as Occasion[]).map((occasion): readonly [string, Letter] => {
      const facts = letterFacts(
        { ...SAMPLE_BOOKING, ...over },
        { ...sampleReader(occasion, isOrganiser), ...reader, url: URL },
      );
      return [`${occasion}, ${isOrganiser ? 'organiser' : 'friend'}`, LETTERS[occasion](facts)];
    }),
  );
const samples = () =>
  letterSamples({
    publicUrl: 'https://saque.example',
    timeZone: 'America/Guayaquil',
    contact: { email: null, phone: null },
  }).map(({ name, letter }): readonly [string, Letter] => [name, letter]);

const SENTENCE = /^[A-ZÁÉÍÓÚ¿¡].*[.!?]$/u;
/** A gap or a word of the program, which no reader may see. */
const FLAW = /^$|undefined|\bnull\b|NaN|object Object| {2}|\s[.,;:]|^\s|\s$|\$(?!\d+\.\d\d)/;

/** Paragraphs that are no sentences, and texts with a gap where a fact is unknown. */
const flawsIn = ({ subject, title, paragraphs, facts, action }: Letter) => [
  ...(paragraphs.length === 0 ? ['no paragraph'] : paragraphs.filter((text) => !SENTENCE.test(text))),
  ...[subject, title, ...paragraphs, ...facts.flat(), action?.label ?? 'none'].filter((text) =>
    FLAW.test(text),
  ),
];

test.each(STATES)('the letters about a booking in the state "%s" have whole sentences only', (...state) => {
  for (const [name, letter] of lettersIn(state)) expect([name, flawsIn(letter)]).toEqual([name, []]);
});

test('the samples of all letters have whole sentences only', () => {
  for (const [name, letter] of samples()) expect([name, flawsIn(letter)]).toEqual([name, []]);
});

test.each(STATES)(
  'the letters about a booking in the state "%s" lead to it, unless a refund failed',
  (...state) => {
    for (const [name, { action }] of lettersIn(state))
      expect([name, action?.url]).toEqual([name, name.startsWith('refund_failed') ? undefined : URL]);
  },
);
