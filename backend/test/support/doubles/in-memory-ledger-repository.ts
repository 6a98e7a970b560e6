import { LedgerRepository } from '../../../src/modules/payments/application/ports/ledger-repository.js';
import type { LedgerTransaction } from '../../../src/modules/payments/domain/ledger.js';

/** The ledger in memory. */
export class InMemoryLedgerRepository extends LedgerRepository {
  readonly transactions: LedgerTransaction[] = [];

  /** The transactions except the provider's fees. */
  get withoutFees(): readonly LedgerTransaction[] {
    return this.transactions.filter(({ id }) => !id.startsWith('fee:'));
  }

  override async enter(...transactions: readonly LedgerTransaction[]): Promise<void> {
    for (const transaction of transactions) {
      if (this.transactions.some(({ id }) => id === transaction.id))
        throw new Error(`transaction ${transaction.id} is entered already`);
      this.transactions.push(transaction);
    }
  }

  override async idsOf(bookingId: string): Promise<string[]> {
    return this.transactions.filter((one) => one.bookingId === bookingId).map(({ id }) => id);
  }
}
