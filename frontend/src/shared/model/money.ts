const dollars = new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' });

/**
 * "14.50" (the API's decimal string) → 1450 cents. Throws a RangeError if the text is not an
 * amount.
 */
export function centsOf(decimal: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!match) throw new RangeError(`Not an amount of money: ${decimal}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign ? -cents : cents;
}

/** 1450 → "14.50", as the API expects it. */
export function decimalOf(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${whole}.${fraction}`;
}

/** 1450 → "$14.50". Zero is "$0.00", and so is negative zero. */
export function formatMoney(cents: number): string {
  return dollars.format(cents === 0 ? 0 : cents / 100);
}

/** 1450 → "14 dólares con 50 centavos", for screen readers. */
export function spokenMoney(cents: number): string {
  const whole = Math.trunc(cents / 100);
  const rest = cents % 100;
  const base = whole === 1 ? '1 dólar' : `${whole} dólares`;
  return rest === 0 ? base : `${base} con ${rest} ${rest === 1 ? 'centavo' : 'centavos'}`;
}
