import { aPaymentsMonth } from '../../../testing/handlers/admin';
import { partsOf, summaryOf } from './summary';

describe('the parts of the gross', () => {
  it('add up to the whole gross', () => {
    const parts = partsOf(summaryOf(aPaymentsMonth()));
    expect(Object.values(parts ?? {}).reduce((sum, part) => sum + part, 0)).toBeCloseTo(100);
  });

  it.each([
    ['nothing was received', { total: '0.00', net: '0.00' }],
    ['the refunds exceed the payments', { total: '10.00', refunds: '40.00', net: '-30.60' }],
  ])('are null if %s', (_reason, over) => {
    expect(partsOf(summaryOf(aPaymentsMonth(over)))).toBeNull();
  });
});
