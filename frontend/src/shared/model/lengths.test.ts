import { lengthsOfDay } from './lengths';

const start = (...minutes: number[]) =>
  minutes.map((one) => ({ minutes: one, singlesPrice: '14.50', doublesPrice: '29.00' }));

describe('the lengths that a day offers', () => {
  test('keep the order of the venue, also if the first one does not fit at the first start', () => {
    expect(lengthsOfDay([start(60), start(), start(90, 60, 120), start(90, 60)])).toEqual([90, 60, 120]);
  });

  test('are none on a day without a free start', () => {
    expect(lengthsOfDay([start(), start()])).toEqual([]);
  });
});
