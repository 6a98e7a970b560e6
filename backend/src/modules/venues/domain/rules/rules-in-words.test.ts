import { type CourtId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { inWords } from './rules-in-words.js';
import { defaultRules, type PriceRule } from './venue-rules.js';

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
