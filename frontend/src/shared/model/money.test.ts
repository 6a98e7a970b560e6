import { centsOf, decimalOf, formatMoney, spokenMoney } from './money';

describe('amounts of money', () => {
  test.each([
    ['14.50', 1450],
    ['14.5', 1450],
    ['29', 2900],
    ['0.01', 1],
    ['0.29', 29],
    ['1999.99', 199999],
    ['-7.25', -725],
  ])('reads "%s" as exactly %d cents', (decimal, cents) => {
    expect(centsOf(decimal)).toBe(cents);
  });

  test.each(['', 'abc', '1,50', '1.505', '1e3', ' 1'])('rejects "%s" as an amount', (text) => {
    expect(() => centsOf(text)).toThrow(RangeError);
  });

  test.each([
    [1450, '14.50'],
    [5, '0.05'],
    [0, '0.00'],
    [-725, '-7.25'],
  ])('writes %d cents for the server as "%s"', (cents, decimal) => {
    expect(decimalOf(cents)).toBe(decimal);
  });

  test.each([
    [1450, '$14.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [-725, '-$7.25'],
    [124500, '$1,245.00'],
  ])('writes %d cents for the reader as "%s"', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  test.each([
    [1650, '16 dólares con 50 centavos'],
    [2900, '29 dólares'],
    [101, '1 dólar con 1 centavo'],
  ])('writes %d cents for screen readers as "%s"', (cents, text) => {
    expect(spokenMoney(cents)).toBe(text);
  });
});
