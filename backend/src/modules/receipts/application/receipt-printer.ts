import type { ReceiptView } from './receipt-book.js';

/** A sheet, or the roll of a receipt printer. */
export const PAPERS = ['a4', '80mm'] as const;
export type Paper = (typeof PAPERS)[number];

/** Who runs the club, as far as the settings say it. */
export abstract class Issuer {
  abstract readonly legalName: string | null;
  abstract readonly legalAddress: string | null;
}

/** Prints a receipt as a PDF. Never inside a transaction: it takes processor time. */
export abstract class ReceiptPrinter {
  abstract print(receipt: ReceiptView, paper: Paper): Promise<Buffer>;
}
