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

describe('escribir los datos de la tarjeta', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242-4242', '4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['', ''],
  ])('agrupa el número %s de cuatro en cuatro', (typed, shown) => {
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
  ])('escribe el vencimiento %s como %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('limita el código de seguridad a cuatro números', () => {
    expect(formatSecurityCode('12a345')).toBe('1234');
  });
});

describe('revisar los datos de la tarjeta', () => {
  it.each([
    ['4242 4242 4242 4242', undefined],
    ['4242 4242', 'incomplete_number'],
    ['4111 1111 1111 1111', 'invalid_number'],
  ])('el número %s da %s', (number, code) => {
    expect(numberProblem(number)?.code).toBe(code);
  });

  it('dice qué número usar cuando no es de prueba', () => {
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
  ])('el vencimiento "%s" visto en noviembre de 2026 da %s', (expiry, code) => {
    expect(expiryProblem(expiry, inNovember2026)?.code).toBe(code);
  });

  it('pide al menos tres números de seguridad y un nombre', () => {
    expect(securityCodeProblem('12')?.code).toBe('incomplete_cvc');
    expect(securityCodeProblem('123')).toBeNull();
    expect(holderProblem('  ')?.code).toBe('incomplete_name');
    expect(holderProblem('Alex Andrade')).toBeNull();
  });
});
