import type Stripe from 'stripe';
import { newBalanceTransaction } from '../objects/balance-transaction.js';
import { newDispute } from '../objects/dispute.js';
import type { Transaction } from '../state/transaction.js';

/** Opens a dispute as the cardholder's bank does: the amount and a fee leave the balance. */
export async function openDispute(
  transaction: Transaction,
  charge: Stripe.Charge,
  reason: string,
  amount = charge.amount_captured,
): Promise<Stripe.Dispute> {
  const dispute = newDispute({ charge, amount, reason }, transaction.now);
  charge.disputed = true;
  await transaction.objects.insert(dispute);
  await transaction.objects.save(charge);
  await transaction.emit('charge.dispute.created', dispute);
  await moveFunds(transaction, dispute, 'dispute', -amount);
  await transaction.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Enters the money that a dispute takes or returns. */
export async function moveFunds(
  transaction: Transaction,
  dispute: Stripe.Dispute,
  type: 'dispute' | 'dispute_reversal',
  amount: number,
): Promise<void> {
  const movement = newBalanceTransaction(dispute, type, amount, transaction.now);
  await transaction.objects.insert(movement);
  dispute.balance_transactions = dispute.balance_transactions.concat(movement);
  await transaction.objects.save(dispute);
}
