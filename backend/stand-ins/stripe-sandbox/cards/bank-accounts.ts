import type { Behaviour } from './test-cards.js';

/**
 * One of Stripe's test bank accounts (https://docs.stripe.com/payments/ach-direct-debit). Its
 * debits are decided later.
 */
export interface TestBankAccount extends Behaviour {
  token: string;
  last4: string;
}

const testBankAccounts: readonly TestBankAccount[] = [
  { token: 'pm_usBankAccount_success', last4: '6789', processing: 'succeeded' },
  { token: 'pm_usBankAccount_insufficientFunds', last4: '2227', processing: 'failed' },
  { token: 'pm_usBankAccount_processing', last4: '0009', processing: 'forever' },
];

export const bankAccountByToken = (token: string): TestBankAccount | undefined =>
  testBankAccounts.find((account) => account.token === token);

export const bankAccountByLast4 = (last4: string | null): TestBankAccount | undefined =>
  testBankAccounts.find((account) => account.last4 === last4);
