import { Books } from '../../../src/modules/payments/application/books.js';
import type { LedgerTransaction } from '../../../src/modules/payments/domain/ledger.js';

export class InMemoryLedgerRepository extends Books {
  readonly transactions: LedgerTransaction[] = [];

  override async enter(transaction: LedgerTransaction): Promise<void> {
    if (this.transactions.some(({ id }) => id === transaction.id)) throw new Error(`${transaction.id} twice`);
    this.transactions.push(transaction);
  }
}
