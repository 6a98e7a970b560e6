import { createHmac } from 'node:crypto';
import { cardRefusal, type Refusal } from '../errors.js';
import { testCardByNumber, type TestCard } from './test-cards.js';

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  cvc?: string | undefined;
}

/**
 * Returns the test card that was typed in. Throws Stripe's refusal for the first mistake, and for a
 * real card.
 */
export function checkCard(input: CardInput, today: Date): TestCard {
  const number = input.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number))
    throw mistake('invalid_number', 'number', 'The card number is not a valid credit card number.');
  if (!passesLuhn(number)) throw mistake('incorrect_number', 'number', 'Your card number is incorrect.');
  checkExpiry(input, today);
  const card = testCardByNumber(number);
  if (input.cvc !== undefined && !/^\d{3,4}$/.test(input.cvc)) throw wrongSecurityCode();
  if (!card) throw liveCard();
  if (input.cvc !== undefined && input.cvc.length !== (card.brand === 'amex' ? 4 : 3))
    throw wrongSecurityCode();
  return card;
}

/** Years may have two digits. */
export const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

function checkExpiry({ expMonth, expYear }: CardInput, today: Date): void {
  const year = fullYear(expYear);
  const month = mistake('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  if (expMonth < 1 || expMonth > 12) throw month;
  if (year < today.getUTCFullYear() || year > today.getUTCFullYear() + 50) {
    throw mistake('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (year === today.getUTCFullYear() && expMonth < today.getUTCMonth() + 1) throw month;
}

function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const mistake = (code: string, param: string, message: string): Refusal =>
  cardRefusal(code, message, { param });

const wrongSecurityCode = (): Refusal =>
  mistake('invalid_cvc', 'cvc', "Your card's security code is invalid.");

const liveCard = (): Refusal =>
  cardRefusal(
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    { decline_code: 'test_mode_live_card' },
  );

/**
 * Returns a fingerprint that is the same for each use of a number. It is keyed with a secret, so
 * that it does not reveal the number.
 */
export const cardFingerprint = (number: string, secret: string): string =>
  createHmac('sha256', secret).update(number).digest('base64url').replace(/[-_]/g, '').slice(0, 16);
