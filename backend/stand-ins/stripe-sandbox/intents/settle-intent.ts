import type { Transaction } from '../state/transaction.js';
import { settleDebit } from './bank-debits.js';
import { expireHold } from './capture.js';

/**
 * Does what was scheduled for an intent: the bank decides about its debit, or its hold ends. Does
 * nothing if the hold was captured or canceled meanwhile.
 */
export async function settleIntent(
  transaction: Transaction,
  id: string,
  outcome: 'failed' | 'succeeded',
): Promise<void> {
  const intent = await transaction.objects.lock('payment_intent', id, 'intent');
  if (intent.status === 'requires_capture') await expireHold(transaction, intent);
  if (intent.status === 'processing') await settleDebit(transaction, intent, outcome);
}
