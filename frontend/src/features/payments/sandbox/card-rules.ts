import { serverNow } from '../../../shared/time/server-time';
import { paymentMethodOf } from './test-cards';
import { texts } from './texts';

/** An error of a field: `code` as in Stripe.js, `message` for the player. */
export interface FieldProblem {
  code: string;
  message: string;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** "4242424242424242" → "4242 4242 4242 4242". */
export function formatNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "830", "0830", "08/2030" → "08 / 30". */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const month = digits.slice(0, 2);
  const year = digits.length >= 6 ? digits.slice(4, 6) : digits.slice(2, 4);
  return year === '' ? month : `${month} / ${year}`;
}

export function formatSecurityCode(text: string): string {
  return digitsOf(text).slice(0, 4);
}

export function numberProblem(text: string): FieldProblem | null {
  const digits = digitsOf(text);
  if (digits.length < 16) return { code: 'incomplete_number', message: texts.problems.numberIncomplete };
  if (paymentMethodOf(digits) === null) {
    return { code: 'invalid_number', message: texts.problems.numberRefused };
  }
  return null;
}

export function expiryProblem(text: string, now = new Date(serverNow())): FieldProblem | null {
  const digits = digitsOf(text);
  if (digits.length < 4) return { code: 'incomplete_expiry', message: texts.problems.expiryIncomplete };
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12) return { code: 'invalid_expiry_month', message: texts.problems.expiryMonth };
  const firstInvalidDay = new Date(year, month, 1);
  if (firstInvalidDay <= now) return { code: 'invalid_expiry_year_past', message: texts.problems.expiryPast };
  return null;
}

export function securityCodeProblem(text: string): FieldProblem | null {
  if (text.length >= 3) return null;
  return { code: 'incomplete_cvc', message: texts.problems.securityCodeIncomplete };
}

export function holderProblem(text: string): FieldProblem | null {
  if (text.trim() !== '') return null;
  return { code: 'incomplete_name', message: texts.problems.holderMissing };
}
