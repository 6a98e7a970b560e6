import { minutesToPay, offerLetter, type OfferFacts } from './offer-letter.js';

const offer: OfferFacts = {
  venue: 'Centro',
  court: { courtNumber: 4, name: 'Ilaló' },
  date: '2026-11-21',
  hours: '18:00 a 19:00',
  price: '14.50',
  expiresAt: '2026-11-21T20:15:00.000Z',
  minutesToPay: 60,
  savedCard: null,
  timeZone: 'America/Guayaquil',
  url: 'https://saque.example/oferta/abc',
};

test('the letter that offers an hour names the hour, its price and until when it is kept', () => {
  const letter = offerLetter(offer);
  expect(letter.subject).toBe('Se liberó una hora: sábado 21 de noviembre, de 18:00 a 19:00');
  expect(letter.paragraphs[0]).toContain('hasta las 15:15');
  expect(letter.facts).toEqual([
    ['Complejo', 'Centro'],
    ['Cancha', '4 · Ilaló'],
    ['Cuándo', 'sábado 21 de noviembre, de 18:00 a 19:00'],
    ['Precio', '$14.50'],
  ]);
  expect(letter.action?.url).toBe('https://saque.example/oferta/abc');
  expect(letter.why).toBe('Te escribimos porque te uniste a una lista de espera con este correo.');
});

test.each([
  [
    60,
    null,
    'Desde entonces tienes 1 hora para pagarla; si no la pagas, la hora queda libre y no se cobra nada.',
  ],
  [
    120,
    null,
    'Desde entonces tienes 2 horas para pagarla; si no la pagas, la hora queda libre y no se cobra nada.',
  ],
  [
    90,
    null,
    'Desde entonces tienes 90 minutos para pagarla; si no la pagas, la hora queda libre y no se cobra nada.',
  ],
  [
    45,
    { brand: 'visa', last4: '4242' },
    'Desde entonces tienes 45 minutos para pagarla; si no la pagas, se cobra a tu Visa ···· 4242.',
  ],
  [
    null,
    null,
    'Tienes hasta que empiece el juego para pagarla; si no la pagas, la hora queda libre y no se cobra nada.',
  ],
])(
  'the letter says what follows with %s minutes to pay and the card %j',
  (minutesToPay, savedCard, sentence) =>
    expect(offerLetter({ ...offer, minutesToPay, savedCard }).paragraphs[1]).toBe(
      `Al tomarla queda reservada a tu nombre. ${sentence}`,
    ),
);

test.each([
  ['2026-11-21T20:45:00.000Z', 45],
  ['2026-11-21T23:00:00.000Z', null],
])('a booking that is due at %s may wait %s minutes for its payment', (paymentDueAt, minutes) => {
  const booking = { createdAt: '2026-11-21T20:00:00.000Z', startsAt: '2026-11-21T23:00:00.000Z' };
  expect(minutesToPay({ ...booking, paymentDueAt })).toBe(minutes);
});
