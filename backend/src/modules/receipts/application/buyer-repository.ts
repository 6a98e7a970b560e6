import type { VenueId } from '../../../kernel/domain/ids.js';
import type { ReceiptNumber } from '../domain/receipt-number.js';
import type { Buyer, ReceiptKind } from '../domain/receipt.js';

/** A document whose buyer is about to change. */
export interface NamedReceipt {
  readonly txn: string;
  readonly kind: ReceiptKind;
  readonly issuedAt: Date;
  readonly venueId: VenueId;
  readonly venueName: string;
  readonly buyer: Buyer;
}

/** Stores to whom receipts are made out. Every call belongs inside a unit of work. */
export abstract class BuyerRepository {
  /** Returns a document with its buyer, or null. */
  abstract find(number: ReceiptNumber): Promise<NamedReceipt | null>;

  /** Stores the buyer; one without name and tax id is removed. */
  abstract put(txn: string, buyer: Buyer): Promise<void>;
}
