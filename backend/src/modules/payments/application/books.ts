import type { LedgerTransaction } from '../domain/ledger.js';

/** The ledger: what is entered stays, and can be entered once only. */
export abstract class Books {
  abstract enter(transaction: LedgerTransaction): Promise<void>;
}
