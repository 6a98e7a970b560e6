import { createHmac } from 'node:crypto';
import { cardRefusal, type Refusal } from './errors.js';

/** Why an issuer says no, as Stripe reports it. */
export interface Decline {
  code: string;
  declineCode: string;
  message: string;
  advice: 'confirm_card_data' | 'do_not_try_again' | 'try_again_later';
}

/** One of Stripe's documented test cards (https://docs.stripe.com/testing) and what it does. */
export interface TestCard {
  number: string;
  brand: 'amex' | 'discover' | 'mastercard' | 'visa';
  /** `pm_card_…` and `tok_…` without those prefixes, where Stripe documents such a token. */
  token?: string;
  /** The person must approve; without the person every charge is refused. */
  authentication?: true;
  /** Refused whenever it is charged, and when it is saved. */
  declined?: Decline;
  /** Can be saved and paid with by the person; refused once the saved card is charged. */
  declinedOnceSaved?: Decline;
  /** What becomes of a refund later: `pending` first and then made, or made and then failed. */
  refunds?: 'failing' | 'pending';
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
  advice: 'try_again_later',
});

const genericDecline = declined('generic_decline');
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
  advice: 'try_again_later',
};

const testCards: readonly TestCard[] = [
  { token: 'visa', number: '4242424242424242', brand: 'visa' },
  { token: 'visa_debit', number: '4000056655665556', brand: 'visa' },
  { token: 'mastercard', number: '5555555555554444', brand: 'mastercard' },
  { token: 'amex', number: '378282246310005', brand: 'amex' },
  { token: 'discover', number: '6011111111111117', brand: 'discover' },
  { token: 'authenticationRequired', number: '4000002500003155', brand: 'visa', authentication: true },
  { number: '4000002760003184', brand: 'visa', authentication: true },
  { token: 'threeDSecure2Required', number: '4000000000003220', brand: 'visa', authentication: true },
  {
    token: 'authenticationRequiredChargeDeclinedInsufficientFunds',
    number: '4000008260003178',
    brand: 'visa',
    authentication: true,
    declined: insufficientFunds,
  },
  { token: 'visa_chargeDeclined', number: '4000000000000002', brand: 'visa', declined: genericDecline },
  {
    token: 'visa_chargeDeclinedInsufficientFunds',
    number: '4000000000009995',
    brand: 'visa',
    declined: insufficientFunds,
  },
  {
    token: 'visa_chargeDeclinedLostCard',
    number: '4000000000009987',
    brand: 'visa',
    declined: declined('lost_card'),
  },
  {
    token: 'visa_chargeDeclinedStolenCard',
    number: '4000000000009979',
    brand: 'visa',
    declined: declined('stolen_card'),
  },
  {
    token: 'chargeDeclinedExpiredCard',
    number: '4000000000000069',
    brand: 'visa',
    declined: {
      code: 'expired_card',
      declineCode: 'expired_card',
      message: 'Your card has expired.',
      advice: 'do_not_try_again',
    },
  },
  {
    token: 'chargeDeclinedIncorrectCvc',
    number: '4000000000000127',
    brand: 'visa',
    declined: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
      advice: 'confirm_card_data',
    },
  },
  {
    token: 'chargeDeclinedProcessingError',
    number: '4000000000000119',
    brand: 'visa',
    declined: {
      code: 'processing_error',
      declineCode: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
      advice: 'try_again_later',
    },
  },
  {
    token: 'chargeCustomerFail',
    number: '4000000000000341',
    brand: 'visa',
    declinedOnceSaved: genericDecline,
  },
  { token: 'pendingRefund', number: '4000000000007726', brand: 'visa', refunds: 'pending' },
  { token: 'refundFail', number: '4000000000005126', brand: 'visa', refunds: 'failing' },
];

/** The test card behind `pm_card_visa` or `tok_visa`. */
export function testCardByToken(token: string): TestCard | undefined {
  const [, bare] = /^(?:pm_card|tok)_(\w+)$/.exec(token) ?? [];
  return bare === undefined ? undefined : testCards.find((card) => card.token === bare);
}

/** The test card of a stored payment method, of which the last four digits are all that is kept. */
export function testCardByLast4(last4: string): TestCard {
  const card = testCards.find(({ number }) => number.endsWith(last4));
  if (!card) throw new Error(`no test card ends in ${last4}`);
  return card;
}

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  cvc?: string | undefined;
}

/** The test card that was typed in; throws Stripe's refusal for the first mistake in it, and for a real card. */
export function checkCard(input: CardInput, today: Date): TestCard {
  const number = input.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number))
    throw mistake('invalid_number', 'number', 'The card number is not a valid credit card number.');
  if (!passesLuhn(number)) throw mistake('incorrect_number', 'number', 'Your card number is incorrect.');
  checkExpiry(input, today);
  const card = testCards.find((candidate) => candidate.number === number);
  if (input.cvc !== undefined && !/^\d{3,4}$/.test(input.cvc)) throw wrongSecurityCode();
  if (!card) throw liveCard();
  if (input.cvc !== undefined && input.cvc.length !== (card.brand === 'amex' ? 4 : 3))
    throw wrongSecurityCode();
  return card;
}

/** Years may be given with two digits. */
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

/** The same for every use of one number, and of no use for finding the number: keyed with a secret. */
export const cardFingerprint = (number: string, secret: string): string =>
  createHmac('sha256', secret).update(number).digest('base64url').replace(/[-_]/g, '').slice(0, 16);
