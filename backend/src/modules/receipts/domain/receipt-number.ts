/** The number of a receipt or a credit note. `C` begins the series of credit notes. */
export interface ReceiptNumber {
  readonly series: string;
  readonly number: number;
}

const DIGITS = 9;
const WRITTEN = /^(C?\d{3,9})-0*([1-9]\d{0,8})$/i;
const SHORT = /^0*([1-9]\d{0,8})$/;

/** Returns the number as it is printed, such as `001-000000123`. */
export function formatReceiptNumber({ series, number }: ReceiptNumber): string {
  return `${series}-${String(number).padStart(DIGITS, '0')}`;
}

/** Reads a printed number; zeros may be left out. Returns null for any other value. */
export function parseReceiptNumber(value: unknown): ReceiptNumber | null {
  const [, series, number] = (typeof value === 'string' && WRITTEN.exec(value.trim())) || [];
  return series === undefined ? null : { series: series.toUpperCase(), number: Number(number) };
}

/** Reads what a person types to find a receipt: a number with or without its series. */
export function parseTypedNumber(text: string): { series: string | null; number: number } | null {
  const short = SHORT.exec(text.trim());
  return short ? { series: null, number: Number(short[1]) } : parseReceiptNumber(text);
}
