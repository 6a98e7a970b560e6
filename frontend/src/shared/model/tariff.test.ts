import { priceOf, tariffTable } from './tariff';

const prices = {
  daySinglesPrice: '14.50',
  dayDoublesPrice: '29.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '33.00',
};

describe('the tariffs of courts', () => {
  test.each([
    ['day', 'singles', 1450],
    ['day', 'doubles', 2900],
    ['night', 'singles', 1650],
    ['night', 'doubles', 3300],
  ] as const)('charge for an hour of %s %s %d cents', (tariff, gameType, cents) => {
    expect(priceOf(prices, tariff, gameType)).toBe(cents);
  });

  test('show the lowest prices of several courts and where they differ', () => {
    const table = tariffTable([prices, { ...prices, daySinglesPrice: '12.00' }]);

    expect(table?.day.singles).toEqual({ cents: 1200, varies: true });
    expect(table?.night.doubles).toEqual({ cents: 3300, varies: false });
  });

  test('are null if there are no courts', () => {
    expect(tariffTable([])).toBeNull();
  });
});
