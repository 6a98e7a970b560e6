import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { LedgerTransaction } from '../../domain/ledger.js';

/** Stores the ledger. A transaction can be entered only once and never changes. */
export abstract class LedgerRepository {
  abstract enter(...transactions: readonly LedgerTransaction[]): Promise<void>;

  /** Returns the ids of the transactions of a booking. */
  abstract idsOf(bookingId: BookingId): Promise<string[]>;
}
