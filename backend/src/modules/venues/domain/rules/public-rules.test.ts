import { aCategory, aPrice } from '../../../../../test/support/fixtures/rules.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { publicRules } from './public-rules.js';
import { defaultRules, type VenueRules } from './venue-rules.js';

const DATES = { from: '2026-12-24', to: '2026-12-31' };
const on = (...dates: string[]) => dates.map((date) => ({ date, open: [], reason: 'Fiesta' }));
const show = (changed: Partial<VenueRules>) => publicRules(changed, DATES);

test('a venue that has changed nothing shows nothing', () => {
  expect(show({})).toEqual({});
});

test('a rule that a venue has changed is shown as the API writes it', () => {
  expect(show({ nightFrom: 1110, windowDays: 14, payAtClub: true })).toEqual({
    nightFrom: '18:30',
    windowDays: 14,
    payAtClub: true,
  });
});

test('every rule that players need is shown, and none of the others', () => {
  const shown = show({
    ...defaultRules({ windowDays: 60, graceSeconds: 7200 }),
    exceptions: on('2026-12-25'),
    priceRules: [aPrice({ pricePerHour: toCents(900) })],
    transfer: { holder: 'Club', bank: 'Banco', number: '22', note: null, hours: 12 },
  });
  expect(shown.priceRules?.[0]?.pricePerHour).toBe('9.00');
  expect(Object.keys(shown).sort()).toEqual([
    'exceptions',
    'leadMinutes',
    'lengths',
    'nightFrom',
    'openingHours',
    'payAtClub',
    'priceRules',
    'refundSteps',
    'regretMinutes',
    'resaleRefund',
    'splitUntil',
    'startsEvery',
    'windowDays',
  ]);
});

test('only the exceptions of the asked dates are shown, the first and the last date included', () => {
  const dates = ['2026-12-23', '2026-12-24', '2026-12-31', '2027-01-01'];
  expect(show({ exceptions: on(...dates) })).toEqual({ exceptions: on('2026-12-24', '2026-12-31') });
});

test.each([
  ['before', '2026-12-23'],
  ['after', '2027-01-01'],
])('exceptions that are all %s the asked dates are left out', (_when, date) => {
  expect(show({ exceptions: on(date) })).toEqual({});
});

test('players learn that there are prices of categories, not which', () => {
  expect(show({ categories: [aCategory()], windowDays: 7 })).toEqual({ hasCategories: true, windowDays: 7 });
  expect(show({ categories: [] })).toEqual({});
});
