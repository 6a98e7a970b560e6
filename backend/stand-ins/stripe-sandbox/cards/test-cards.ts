/** Why an issuer declines, as Stripe reports it. */
export interface Decline {
  code: string;
  declineCode: string;
  message: string;
  advice: 'confirm_card_data' | 'do_not_try_again' | 'try_again_later';
}

/** How a payment method behaves when it is used. */
export interface Behaviour {
  /** The person must approve. Without the person every charge is refused. */
  authentication?: true;
  /** Declined when it is charged and when it is saved. */
  declined?: Decline;
  /** The person can pay with it and save it. Later charges of the saved card are declined. */
  declinedOnceSaved?: Decline;
  /** How refunds end: `pending` first and then made, or made and later failed. */
  refunds?: 'failing' | 'pending';
  /** The cardholder disputes each charge right away, for this reason. */
  disputes?: 'fraudulent' | 'product_not_received';
  /** The bank decides later: it pays, refuses, or stays open for ever. */
  processing?: 'failed' | 'forever' | 'succeeded';
}

/** One of Stripe's documented test cards (https://docs.stripe.com/testing) and its behaviour. */
export interface TestCard extends Behaviour {
  number: string;
  brand: 'amex' | 'discover' | 'mastercard' | 'visa';
  /** The end of `pm_card_…` and `tok_…`, if Stripe documents such a token. */
  token?: string;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
  advice: 'try_again_later',
});

const genericDecline = declined('generic_decline');
export const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

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
  { token: 'createDispute', number: '4000000000000259', brand: 'visa', disputes: 'fraudulent' },
  {
    token: 'createDisputeProductNotReceived',
    number: '4000000000002685',
    brand: 'visa',
    disputes: 'product_not_received',
  },
  { token: 'pendingRefund', number: '4000000000007726', brand: 'visa', refunds: 'pending' },
  { token: 'refundFail', number: '4000000000005126', brand: 'visa', refunds: 'failing' },
];

/** Returns the test card of `pm_card_visa` or `tok_visa`. */
export function testCardByToken(token: string): TestCard | undefined {
  const [, bare] = /^(?:pm_card|tok)_(\w+)$/.exec(token) ?? [];
  return bare === undefined ? undefined : testCards.find((card) => card.token === bare);
}

/** Returns the test card of a stored payment method. Only its last four digits are stored. */
export function testCardByLast4(last4: string): TestCard {
  const card = testCards.find(({ number }) => number.endsWith(last4));
  if (!card) throw new Error(`no test card ends in ${last4}`);
  return card;
}

export const testCardByNumber = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number);
