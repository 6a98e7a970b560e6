import { Injectable } from '@nestjs/common';
import { ReceiptNotFound } from '../domain/receipt-errors.js';
import { parseReceiptNumber, type ReceiptNumber } from '../domain/receipt-number.js';
import { InvoiceIssuer, type TaxInvoice } from './invoice-issuer.js';
import { ReceiptBook, type ReceiptView } from './receipt-book.js';
import { Issuer } from './receipt-printer.js';

/** A receipt with who issued it, and its tax invoice. */
export interface ShownReceipt extends ReceiptView {
  issuer: { legalName: string | null; legalAddress: string | null };
  invoice: TaxInvoice | null;
}

/** Reads receipts as a screen shows them. */
@Injectable()
export class ShownReceipts {
  constructor(
    private readonly book: ReceiptBook,
    private readonly invoices: InvoiceIssuer,
    private readonly issuer: Issuer,
  ) {}

  /** @throws ReceiptNotFound */
  async one(number: ReceiptNumber): Promise<ShownReceipt> {
    const receipt = await this.book.one(number);
    const { legalName, legalAddress } = this.issuer;
    const invoice = await this.invoices.invoiceOf(receipt);
    return { ...receipt, issuer: { legalName, legalAddress }, invoice };
  }

  /** Returns the document of a transaction of the ledger. @throws ReceiptNotFound */
  async ofTransaction(txn: string): Promise<ShownReceipt> {
    const number = parseReceiptNumber(await this.book.numberOf(txn));
    if (number === null) throw new ReceiptNotFound();
    return this.one(number);
  }
}
