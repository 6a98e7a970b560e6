import { aPaymentsMonth } from '../../../shared/testing/handlers/admin';
import { partsOf, summaryOf } from './summary';

describe('the parts of the gross', () => {
  it('are all of it', () => {
    const parts = partsOf(summaryOf(aPaymentsMonth()));
    expect(Object.values(parts ?? {}).reduce((sum, part) => sum + part, 0)).toBeCloseTo(100);
  });

  it.each([
    ['nothing came in', { total: '0.00', net: '0.00' }],
    ['more went than came', { total: '10.00', refunds: '40.00', net: '-30.60' }],
  ])('are none where %s', (_why, over) => {
    expect(partsOf(summaryOf(aPaymentsMonth(over)))).toBeNull();
  });
});
