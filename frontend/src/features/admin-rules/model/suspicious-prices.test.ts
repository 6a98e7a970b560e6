import { aCourt } from '../../../testing/builders';
import type { PriceRule, Rules } from '../types';
import { suspiciousPrices } from './suspicious-prices';

const rule = (over: Partial<PriceRule> = {}): PriceRule => ({
  weekdays: ['sat'],
  from: '10:00',
  to: '14:00',
  dateFrom: null,
  dateTo: null,
  gameType: null,
  courtIds: null,
  pricePerHour: '18.00',
  ...over,
});
const rulesWith = (...priceRules: PriceRule[]) => ({ priceRules }) as unknown as Rules;
const jumps = (before: Rules, after: Rules) => suspiciousPrices(before, after, [aCourt()]);

describe('the question about a price of the rules', () => {
  it('compares the price with the former one for the same hours', () => {
    const before = rulesWith(rule());
    expect(jumps(before, rulesWith(rule({ pricePerHour: '89.00' })))).toEqual([]);
    expect(jumps(before, rulesWith(rule({ gameType: 'singles', pricePerHour: '180.00' })))).toEqual([
      '¿Seguro? Singles: antes costaba $18.00 por hora y ahora costará $180.00.',
    ]);
  });

  it('compares the price of new hours with the tariffs of the courts', () => {
    const none = rulesWith();
    expect(jumps(none, rulesWith(rule()))).toEqual([]);
    expect(jumps(none, rulesWith(rule({ pricePerHour: '2.00' })))).toEqual([
      '¿Seguro? Singles: antes costaba $14.50 por hora y ahora costará $2.00.',
      '¿Seguro? Dobles: antes costaba $29.00 por hora y ahora costará $2.00.',
    ]);
  });

  it('says nothing about rules that stay as they are', () => {
    const high = rule({ pricePerHour: '900.00' });
    expect(jumps(rulesWith(high), rulesWith(high, rule({ weekdays: ['sun'] })))).toEqual([]);
  });
});
