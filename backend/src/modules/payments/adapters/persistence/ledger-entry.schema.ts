import { EntitySchema } from 'typeorm';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { LedgerAccount } from '../../domain/ledger.js';

/** A row of `ledger_entries`: one line of the transaction `txn`. Rows never change. */
export interface LedgerEntryRow {
  txn: string;
  account: LedgerAccount;
  cents: number;
  bookingId: BookingId | null;
  occurredAt: Date;
  /** False for lines from before receipts (docs/adr/0100). The database sets it. */
  sinceReceipts?: boolean;
}

export const LedgerEntrySchema = new EntitySchema<LedgerEntryRow>({
  name: 'LedgerEntry',
  tableName: 'ledger_entries',
  columns: {
    txn: { type: 'text', primary: true },
    account: { type: 'text', primary: true },
    cents: { type: 'integer' },
    bookingId: { type: 'uuid', name: 'booking_id', nullable: true },
    occurredAt: { type: 'timestamptz', name: 'occurred_at' },
    sinceReceipts: { type: 'boolean', name: 'since_receipts', default: true },
  },
});
