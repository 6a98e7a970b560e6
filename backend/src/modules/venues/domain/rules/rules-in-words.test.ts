import { aCategory } from '../../../../../test/support/fixtures/rules.js';
import { type CourtId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import type { Category } from './category.js';
import { inWords } from './rules-in-words.js';
import { defaultRules, type PriceRule, type Weekday, WEEKDAYS } from './venue-rules.js';

const DEFAULTS = defaultRules({ windowDays: 60, graceSeconds: 450 });
const NAMES = new Map([[idFrom<CourtId>('c2'), 'Cancha 2']]);
const PRICE: PriceRule = {
  weekdays: ['sat', 'sun'],
  from: 480,
  to: 720,
  dateFrom: '2026-12-01',
  dateTo: null,
  gameType: 'doubles',
  courtIds: [idFrom('c2'), idFrom('gone')],
  pricePerHour: toCents(1800),
};

test('the default rules read as an owner would say them', () => {
  expect(inWords(DEFAULTS, NAMES)).toEqual({
    openingHours: 'todos los días 06:00–22:00',
    exceptions: '',
    lengths: '60 minutos',
    startsEvery: 'cada 60 minutos',
    nightFrom: '18:00',
    priceRules: '',
    refundSteps: 'más de 24 horas: 100%; desde 12 horas: 50%',
    regretMinutes: '0 minutos',
    windowDays: '60 días',
    leadMinutes: '0 minutos',
    paymentMinutes: '7,5 minutos',
    maxActivePerPlayer: 'sin límite',
    payAtClub: 'no',
    transfer: 'no',
    resaleRefund: 'no',
    splitUntil: 'el plazo de pago',
    receptionPrices: 'no',
    categories: '',
  });
});

test('days with the same hours are read together', () => {
  const siesta = [
    { from: 480, to: 780 },
    { from: 900, to: 1440 },
  ];
  const openingHours = { ...DEFAULTS.openingHours, mon: [], sat: siesta, sun: siesta };
  expect(inWords({ ...DEFAULTS, openingHours }, NAMES).openingHours).toBe(
    'lunes cerrado; martes a viernes 06:00–22:00; sábado y domingo 08:00–13:00 y 15:00–24:00',
  );
});

test('exceptions and prices name dates, courts and games', () => {
  const exceptions = [{ date: '2026-12-25', open: [], reason: 'Navidad' }];
  const words = inWords({ ...DEFAULTS, exceptions, priceRules: [PRICE], lengths: [60, 90] }, NAMES);
  expect(words.exceptions).toBe('25/12/2026 cerrado (Navidad)');
  expect(words.lengths).toBe('60 y 90 minutos');
  expect(words.priceRules).toBe(
    'sábado y domingo, 08:00–12:00, dobles, Cancha 2 y una cancha eliminada, desde el 01/12/2026: $18.00 por hora',
  );
});

test.each<[string, Weekday[]]>([
  ['lunes a miércoles', ['mon', 'tue', 'wed']],
  ['lunes y martes', ['mon', 'tue']],
  ['lunes, miércoles y jueves', ['mon', 'wed', 'thu']],
  ['lunes, martes y jueves', ['mon', 'tue', 'thu']],
  ['domingo', ['sun']],
  ['todos los días', [...WEEKDAYS]],
])('a price reads %s for its days', (words, weekdays) => {
  const anyTime = { ...PRICE, from: 0, to: 1440, dateFrom: null, gameType: null, courtIds: null };
  expect(inWords({ ...DEFAULTS, priceRules: [{ ...anyTime, weekdays }] }, NAMES).priceRules).toBe(
    `${words}: $18.00 por hora`,
  );
});

test.each([
  [0, 720, '00:00–12:00'],
  [720, 1440, '12:00–24:00'],
])(
  'a price from minute %d to %d reads with its hours, because they are not the whole day',
  (from, to, hours) => {
    const rule = { ...PRICE, from, to, dateFrom: null, dateTo: '2026-12-31', gameType: null, courtIds: null };
    expect(inWords({ ...DEFAULTS, priceRules: [rule] }, NAMES).priceRules).toBe(
      `sábado y domingo, ${hours}, hasta el 31/12/2026: $18.00 por hora`,
    );
  },
);

test('several exceptions and prices are kept apart, and three lengths are listed', () => {
  const exceptions = ['2026-12-25', '2026-12-26'].map((date) => ({ date, open: [], reason: 'Fiesta' }));
  const rules = { ...DEFAULTS, exceptions, priceRules: [PRICE, PRICE], lengths: [30, 60, 90] };
  const words = inWords(rules, NAMES);
  expect(words.exceptions).toBe('25/12/2026 cerrado (Fiesta); 26/12/2026 cerrado (Fiesta)');
  expect(words.priceRules.split('; ')).toHaveLength(2);
  expect(words.lengths).toBe('30, 60 y 90 minutos');
});

test('rules of yes or no read as words', () => {
  const rules = { ...DEFAULTS, payAtClub: true, resaleRefund: true, receptionPrices: true };
  expect(inWords({ ...rules, splitUntil: 'after_play' }, NAMES)).toMatchObject({
    payAtClub: 'sí',
    resaleRefund: 'sí',
    receptionPrices: 'sí',
    splitUntil: 'hasta después de jugar',
  });
});

test('one of a thing reads in the singular', () => {
  const rules = { ...DEFAULTS, windowDays: 1, maxActivePerPlayer: 1, regretMinutes: 1 };
  expect(inWords(rules, NAMES)).toMatchObject({
    windowDays: '1 día',
    maxActivePerPlayer: '1 reserva',
    regretMinutes: '1 minuto',
  });
});

test.each([
  [null, 'Club Norte, Banco Andino, cuenta 22, 12 horas'],
  ['RUC 1', 'Club Norte, Banco Andino, cuenta 22 (RUC 1), 12 horas'],
])('an account with the note %j reads in one line', (note, words) => {
  const transfer = { holder: 'Club Norte', bank: 'Banco Andino', number: '22', note, hours: 12 };
  expect(inWords({ ...DEFAULTS, transfer }, NAMES).transfer).toBe(words);
});

describe('the words for a category', () => {
  const socio = aCategory();
  const read = (...categories: Category[]) => inWords({ ...DEFAULTS, categories }, NAMES).categories;

  test.each<[Partial<Category>, string]>([
    [{}, 'Socio: 20% menos'],
    [{ windowDays: 14 }, 'Socio: 20% menos, 14 días de anticipación'],
    [{ maxActive: 3 }, 'Socio: 20% menos, hasta 3 reservas'],
    [{ payAtClub: true }, 'Socio: 20% menos, paga en el club'],
    [
      { price: { singles: toCents(1000), doubles: toCents(1650) } },
      'Socio: Singles $10.00 por hora y Dobles $16.50 por hora',
    ],
  ])('say what differs for its players: %j', (over, words) => {
    expect(read({ ...socio, ...over })).toBe(words);
  });

  test('are kept apart from those for the next one', () => {
    expect(read(socio, { ...socio, name: 'Junior' })).toBe('Socio: 20% menos; Junior: 20% menos');
  });
});
