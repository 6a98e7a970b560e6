import { aCourt } from '../../../shared/testing/builders';
import { someRules } from '../../../shared/testing/handlers/rules';
import type { PriceRule, Rules } from '../types';
import { openingOf, startsOf } from './preview-day';

const rules = (over: Partial<Rules> = {}): Rules => someRules(over) as unknown as Rules;
const monday = { date: '2026-11-23', court: aCourt(), game: 'singles' } as const;
const hours = rules().openingHours;

describe('a day as players would see it', () => {
  it('has the sixteen hours and the prices of the court without a change', () => {
    const starts = startsOf(rules(), monday);
    expect(starts.map(({ time }) => time).join()).toMatch(/^06:00,07:00,.*,21:00$/);
    expect([starts.length, starts[11]?.lengths, starts[12]?.lengths]).toEqual([
      16,
      [{ minutes: 60, cents: 1450 }],
      [{ minutes: 60, cents: 1650 }],
    ]);
  });

  it('counts its starts from each opening, and no length lasts beyond the closing', () => {
    const siesta = rules({
      openingHours: {
        ...hours,
        mon: [
          ['08:30', '11:00'],
          ['16:00', '17:00'],
        ],
      },
      lengths: [90, 60],
    });
    expect(
      startsOf(siesta, monday).map(({ time, lengths }) => [time, lengths.map((each) => each.minutes)]),
    ).toEqual([
      ['08:30', [90, 60]],
      ['09:30', [90, 60]],
      ['16:00', [60]],
    ]);
  });

  it('charges each half hour at its own tariff and rounds once', () => {
    const evening = rules({ openingHours: { ...hours, mon: [['17:30', '19:00']] }, lengths: [60, 90] });
    const court = aCourt({ daySinglesPrice: '14.51', nightSinglesPrice: '16.50' });
    expect(startsOf(evening, { ...monday, court })[0]).toEqual({
      time: '17:30',
      lengths: [
        { minutes: 60, cents: 1551 },
        { minutes: 90, cents: 2376 },
      ],
    });
  });

  it('has the hours and the reason of a special date', () => {
    const closed = rules({ exceptions: [{ date: monday.date, open: [], reason: 'Feriado' }] });
    expect(openingOf(closed, monday.date)).toEqual({ open: [], reason: 'Feriado' });
    expect(startsOf(closed, monday)).toEqual([]);
  });

  it('charges the price with more conditions, and of equal ones the newer', () => {
    const price = (over: Partial<PriceRule>): PriceRule => ({
      weekdays: ['mon'],
      from: '00:00',
      to: '24:00',
      dateFrom: null,
      dateTo: null,
      gameType: null,
      courtIds: null,
      pricePerHour: '10.00',
      ...over,
    });
    const first = (...priceRules: PriceRule[]) =>
      startsOf(rules({ priceRules }), monday)[0]?.lengths[0]?.cents;
    expect(first(price({ gameType: 'singles', pricePerHour: '9.00' }), price({}))).toBe(900);
    expect(first(price({}), price({ pricePerHour: '11.00' }))).toBe(1100);
    expect(first(price({ courtIds: ['court-2'] }), price({ dateTo: '2026-11-22' }))).toBe(1450);
  });
});
