import {
  expiryProblem,
  formatExpiry,
  formatNumber,
  formatSecurityCode,
  holderProblem,
  numberProblem,
  securityCodeProblem,
} from './card-rules';

const inNovember2026 = new Date(2026, 10, 20);

describe('formatting the typed card data', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242-4242', '4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['', ''],
  ])('groups the number "%s" by four digits as "%s"', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['8', '08'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['830', '08 / 30'],
    ['0830', '08 / 30'],
    ['08/2030', '08 / 30'],
    ['08 / 3', '08 / 3'],
  ])('writes the expiry "%s" as "%s"', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('limits the security code to four digits', () => {
    expect(formatSecurityCode('12a345')).toBe('1234');
  });
});

describe('validating the card data', () => {
  it.each([
    ['4242 4242 4242 4242', undefined],
    ['4242 4242', 'incomplete_number'],
    ['4111 1111 1111 1111', 'invalid_number'],
  ])('returns, for the number %s, %s', (number, code) => {
    expect(numberProblem(number)?.code).toBe(code);
  });

  it('names the number to use instead of a real card', () => {
    expect(numberProblem('4111 1111 1111 1111')?.message).toContain('4242 4242 4242 4242');
  });

  it.each([
    ['11 / 26', undefined],
    ['12 / 40', undefined],
    ['10 / 26', 'invalid_expiry_year_past'],
    ['00 / 30', 'invalid_expiry_month'],
    ['13 / 30', 'invalid_expiry_month'],
    ['08', 'incomplete_expiry'],
    ['', 'incomplete_expiry'],
  ])('returns, for the expiry "%s" in November 2026, %s', (expiry, code) => {
    expect(expiryProblem(expiry, inNovember2026)?.code).toBe(code);
  });

  it('requires at least three digits of the security code and a name', () => {
    expect(securityCodeProblem('12')?.code).toBe('incomplete_cvc');
    expect(securityCodeProblem('123')).toBeNull();
    expect(holderProblem('  ')?.code).toBe('incomplete_name');
    expect(holderProblem('Alex Andrade')).toBeNull();
  });
});
