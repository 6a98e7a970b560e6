import { formatReceiptNumber, parseReceiptNumber, parseTypedNumber } from './receipt-number.js';

describe('the number of a receipt', () => {
  it.each([
    [{ series: '001', number: 123 }, '001-000000123'],
    [{ series: 'C042', number: 1 }, 'C042-000000001'],
    [{ series: '1000', number: 999_999_999 }, '1000-999999999'],
  ])('is printed with nine digits and read again: %j', (number, printed) => {
    expect(formatReceiptNumber(number)).toBe(printed);
    expect(parseReceiptNumber(printed)).toEqual(number);
  });

  it('is read without its zeros and in lower case', () => {
    expect(parseReceiptNumber(' c001-7 ')).toEqual({ series: 'C001', number: 7 });
  });

  it.each(['', '001', '001-0', '001-', '-1', 'D001-1', '01-1', '001-1234567890', '001-1x', null, 7])(
    'is not read from %j',
    (text) => {
      expect(parseReceiptNumber(text)).toBeNull();
    },
  );

  it('is found by the digits alone in any series', () => {
    expect(parseTypedNumber('000123')).toEqual({ series: null, number: 123 });
    expect(parseTypedNumber(' 123 ')).toEqual({ series: null, number: 123 });
    expect(parseTypedNumber('001-123')).toEqual({ series: '001', number: 123 });
    expect(parseTypedNumber('Ana')).toBeNull();
  });
});
