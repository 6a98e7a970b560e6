import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { DeskMethod } from '../../payments/index.js';
import type { ReceiptNumber } from '../domain/receipt-number.js';
import type { ItemLine } from '../domain/receipt.js';

/** A sale of the counter. */
export interface CounterSale {
  readonly id: string;
  readonly venueId: VenueId;
  readonly method: DeskMethod;
  readonly cents: Cents;
  readonly lines: readonly ItemLine[];
  readonly soldBy: AdminId;
  readonly soldAt: Date;
}

/** Stores the sales of the counter. Every call belongs inside a unit of work. */
export abstract class CounterSaleRepository {
  abstract has(id: string): Promise<boolean>;

  abstract add(sale: CounterSale): Promise<void>;

  /** Returns the sale of a receipt, or null if the receipt is about something else. */
  abstract ofReceipt(number: ReceiptNumber): Promise<CounterSale | null>;

  /** Stores that a sale was given back. Returns false if it already was. */
  abstract giveBack(saleId: string, returnedBy: AdminId, at: Date): Promise<boolean>;
}
