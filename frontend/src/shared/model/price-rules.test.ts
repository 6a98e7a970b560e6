import { tariffsFrom } from './price-rules';
import { rulesOf, weekdays, type PriceRule } from './venue-rules';

const court = {
  id: 'court-1',
  daySinglesPrice: '14.50',
  dayDoublesPrice: '29.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '33.00',
};

const rule = (over: Partial<PriceRule>): PriceRule => ({
  weekdays: [...weekdays],
  from: '00:00',
  to: '24:00',
  dateFrom: null,
  dateTo: null,
  gameType: null,
  courtIds: null,
  pricePerHour: '10.00',
  ...over,
});

const singlesByDay = (...priceRules: PriceRule[]) =>
  tariffsFrom('2026-11-20', [court], { ...rulesOf(undefined), priceRules })?.day.singles;

describe('the lowest prices of a venue with price rules', () => {
  test('are those of its courts without any rule', () => {
    expect(singlesByDay()).toEqual({ cents: 1450, varies: false });
  });

  test('vary if some days have another price', () => {
    expect(singlesByDay(rule({ weekdays: ['sat', 'sun'], pricePerHour: '18.00' }))).toEqual({
      cents: 1450,
      varies: true,
    });
  });

  test('are those of a rule that always applies', () => {
    expect(singlesByDay(rule({ pricePerHour: '18.00' }))).toEqual({ cents: 1800, varies: false });
  });

  test('are lower for the hours of a rule that is lower', () => {
    expect(singlesByDay(rule({ from: '08:00', to: '09:30' }))).toEqual({ cents: 1000, varies: true });
  });

  test('follow the rule with more conditions, and the newest of two with as many', () => {
    const weekend = rule({ weekdays: ['sat', 'sun'], pricePerHour: '12.00' });
    const always = [rule({ pricePerHour: '9.00' }), rule({ pricePerHour: '11.00' })];
    expect(singlesByDay(weekend, ...always)).toEqual({ cents: 1100, varies: true });
  });

  test('include a rule that begins later, and leave out one that is over', () => {
    const later = rule({ dateFrom: '2027-01-04', dateTo: '2027-01-05' });
    const over = rule({ dateTo: '2026-11-19', pricePerHour: '5.00' });
    expect(singlesByDay(later, over)).toEqual({ cents: 1000, varies: true });
  });

  test.each([
    ['another court', { courtIds: ['court-2'] }],
    ['doubles', { gameType: 'doubles' }],
    ['the night', { from: '18:00' }],
    ['times at which the venue is closed', { from: '00:00', to: '06:00' }],
  ] as const)('leave out a rule for %s', (_, over) => {
    expect(singlesByDay(rule(over as Partial<PriceRule>))).toEqual({ cents: 1450, varies: false });
  });
});
