import type { ReceiptView } from './receipt-book.js';

/** A tax invoice that a country's service has issued for a receipt. */
export interface TaxInvoice {
  readonly number: string;
  /** Where its buyer finds it. */
  readonly url: string;
}

/**
 * Knows the tax invoice of a receipt. A receipt is none: an adapter for the service of a country
 * belongs here. It issues outside the transaction of the payment, from the receipt that is stored.
 */
export abstract class InvoiceIssuer {
  /** Returns null where receipts have no tax invoice. */
  abstract invoiceOf(receipt: ReceiptView): Promise<TaxInvoice | null>;
}
