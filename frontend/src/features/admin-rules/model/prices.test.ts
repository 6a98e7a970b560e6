import type { PriceRule } from '../types';
import { priceInWords, priceRuleInWords, shortPrice } from './price-words';
import { centsOfTyped, pricesOf, rulesOfPrices } from './prices';
import { areaBetween, emptyWeek, painted } from './week';
import { meetingsOf } from './winning-price';

const rule = (over: Partial<PriceRule> = {}): PriceRule => ({
  weekdays: ['sat', 'sun'],
  from: '10:00',
  to: '14:00',
  dateFrom: null,
  dateTo: null,
  gameType: null,
  courtIds: null,
  pricePerHour: '18.00',
  ...over,
});
const courts = [
  { id: 'court-1', courtNumber: 1 },
  { id: 'court-2', courtNumber: 2 },
];

describe('the prices of a week', () => {
  it('keep the rules that they were made from', () => {
    const rules = [
      rule(),
      rule({ weekdays: ['fri'], from: '18:00', to: '24:00' }),
      rule({ pricePerHour: '9.50', gameType: 'singles', courtIds: ['court-2'], dateFrom: '2026-12-01' }),
    ];
    expect(rulesOfPrices(pricesOf(rules))).toEqual([rules[1], rules[0], rules[2]]);
  });

  it('join rules with the same terms into one price, unless another stands between them', () => {
    const other = rule({ pricePerHour: '20.00' });
    expect(pricesOf([rule(), rule({ weekdays: ['mon'] }), other]).length).toBe(2);
    expect(pricesOf([rule(), other, rule({ weekdays: ['mon'] })]).length).toBe(3);
  });

  it('become one rule for each interval, with all of its days', () => {
    const week = painted(emptyWeek, areaBetween({ day: 0, half: 16 }, { day: 4, half: 23 }), true);
    const [price] = pricesOf([rule()]);
    const rules = rulesOfPrices(price ? [{ ...price, singles: '22,5', doubles: '22.50', week }] : []);
    expect(rules).toEqual([
      rule({
        weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
        from: '08:00',
        to: '12:00',
        pricePerHour: '22.50',
      }),
    ]);
  });
});

describe('the prices of the two games', () => {
  const rules = [
    rule({ gameType: 'singles' }),
    rule({ gameType: 'singles', weekdays: ['fri'], from: '18:00', to: '24:00' }),
    rule({ gameType: 'doubles', pricePerHour: '29.00' }),
    rule({ gameType: 'doubles', pricePerHour: '29.00', weekdays: ['fri'], from: '18:00', to: '24:00' }),
  ];

  it('are one price on the screen and a rule for each game on the server', () => {
    const prices = pricesOf(rules);
    expect(prices).toMatchObject([{ singles: '18.00', doubles: '29.00' }]);
    expect(rulesOfPrices(prices)).toEqual([rules[1], rules[0], rules[3], rules[2]]);
    expect(prices.map(priceInWords)).toEqual(['singles $18.00 y dobles $29.00']);
    expect(prices.map(shortPrice)).toEqual(['18/29']);
  });

  it('leave the price of the court to the game that has none', () => {
    const prices = pricesOf([rule({ gameType: 'singles' })]);
    expect(prices).toMatchObject([{ singles: '18.00', doubles: '' }]);
    expect(rulesOfPrices(prices)).toEqual([rule({ gameType: 'singles' })]);
    expect(prices.map(priceInWords)).toEqual(['singles $18.00']);
    expect(prices.map(shortPrice)).toEqual(['18/–']);
  });

  it('stay apart if their hours or courts differ', () => {
    const other = { gameType: 'doubles', pricePerHour: '29.00' } as const;
    const single = rule({ gameType: 'singles' });
    expect(pricesOf([single, rule({ ...other, weekdays: ['sat'] })])).toHaveLength(2);
    expect(pricesOf([single, rule({ ...other, courtIds: ['court-1'] })])).toHaveLength(2);
  });
});

describe('where two prices meet', () => {
  const meetings = (index: number, ...rules: PriceRule[]) =>
    meetingsOf(pricesOf(rules), index).map(({ wins, because }) => `${wins}, ${because}`);

  it('the one with more conditions wins, although the other is newer', () => {
    const wide = rule({ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], pricePerHour: '10.00' });
    expect(meetings(0, rule(), wide)).toEqual(['this, specific']);
    expect(meetings(1, rule(), wide)).toEqual(['other, specific']);
  });

  it('the newer one wins of two with as many conditions', () => {
    expect(meetings(0, rule(), rule({ pricePerHour: '20.00' }))).toEqual(['other, newer']);
  });

  it.each([
    ['another game', { gameType: 'singles' }, { gameType: 'doubles' }],
    ['another court', { courtIds: ['court-1'] }, { courtIds: ['court-2'] }],
    ['other dates', { dateTo: '2026-11-30' }, { dateFrom: '2026-12-01' }],
    ['other days', { weekdays: ['sat'] }, { weekdays: ['sun'] }],
    ['other hours', { to: '12:00' }, { from: '12:00' }],
  ] as const)('nothing is said about a price for %s', (_, one, other) => {
    const second = { ...other, pricePerHour: '20.00' } as Partial<PriceRule>;
    expect(meetings(0, rule(one as Partial<PriceRule>), rule(second))).toEqual([]);
  });
});

test('a price rule is said as a sentence', () => {
  expect(priceRuleInWords(rule(), courts)).toBe('Sábado y domingo, de 10:00 a 14:00: $18.00 por hora');
  const narrow = rule({
    weekdays: ['mon'],
    from: '00:00',
    to: '24:00',
    gameType: 'doubles',
    courtIds: ['court-1', 'court-2'],
    dateFrom: '2026-12-01',
    dateTo: '2026-12-31',
  });
  expect(priceRuleInWords(narrow, courts)).toBe(
    'Lunes, todo el día, dobles, Cancha 1 y Cancha 2, del 01/12/2026 al 31/12/2026: $18.00 por hora',
  );
});

test('a price can be typed with a point or a comma, and is free or at least fifty cents', () => {
  expect(['18', '18.5', '18,50', ' 0 '].map(centsOfTyped)).toEqual([1800, 1850, 1850, 0]);
  expect(
    ['', '18.505', '-1', 'gratis', '10000', '0.49'].filter((each) => centsOfTyped(each) !== null),
  ).toEqual([]);
});
