import { inPathByNumber } from '../../../admins/http.js';
import { ReceiptBook } from '../../application/receipt-book.js';
import { ReceiptNotFound } from '../../domain/receipt-errors.js';
import { parseReceiptNumber, type ReceiptNumber } from '../../domain/receipt-number.js';

/** The desk of the venue that has issued the receipt in the path. */
export const OF_RECEIPT = inPathByNumber('desk.use', 'receiptNumber', ReceiptBook);

/** The number in the path, for the contract. */
export const RECEIPT_NUMBER = { name: 'receiptNumber', type: String, example: '001-000000123' };

/** @throws ReceiptNotFound */
export function numberFrom(text: string): ReceiptNumber {
  const number = parseReceiptNumber(text);
  if (number === null) throw new ReceiptNotFound();
  return number;
}
