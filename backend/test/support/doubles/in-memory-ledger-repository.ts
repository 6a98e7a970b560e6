import { LedgerRepository } from '../../../src/modules/payments/application/ports/ledger-repository.js';
import type { LedgerTransaction } from '../../../src/modules/payments/domain/ledger.js';

/** The ledger in memory. */
export class InMemoryLedgerRepository extends LedgerRepository {
  readonly transactions: LedgerTransaction[] = [];

  override async enter(transaction: LedgerTransaction): Promise<void> {
    if (this.transactions.some(({ id }) => id === transaction.id))
      throw new Error(`transaction ${transaction.id} is entered already`);
    this.transactions.push(transaction);
  }

  override async idsOf(bookingId: string): Promise<string[]> {
    return this.transactions.filter((one) => one.bookingId === bookingId).map(({ id }) => id);
  }
}
