import { texts } from './texts';

interface TestCard {
  number: string;
  paymentMethod: string;
  label: string;
}

/** Stripe's published test numbers that the sandbox accepts, with the payment method of each. */
export const testCards = [
  { number: '4242424242424242', paymentMethod: 'pm_card_visa', label: texts.cards.succeeds },
  {
    number: '4000002500003155',
    paymentMethod: 'pm_card_authenticationRequired',
    label: texts.cards.authenticates,
  },
  { number: '4000000000000002', paymentMethod: 'pm_card_visa_chargeDeclined', label: texts.cards.declined },
  {
    number: '4000000000009995',
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    label: texts.cards.noFunds,
  },
  { number: '4000000000000341', paymentMethod: 'pm_card_chargeCustomerFail', label: texts.cards.failsLater },
  { number: '4000000000000259', paymentMethod: 'pm_card_createDispute', label: texts.cards.disputed },
] as const satisfies readonly TestCard[];

/** Returns the payment method of a test number, or null for every other number. */
export function paymentMethodOf(digits: string): string | null {
  return testCards.find((card) => card.number === digits)?.paymentMethod ?? null;
}
