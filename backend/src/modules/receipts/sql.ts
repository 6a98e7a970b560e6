/** The rules of receipts as SQL, for the statements of this module and of those after it. */

/**
 * The number as it is printed, or null without a receipt (`formatReceiptNumber`).
 * @param receipt the alias of the table
 */
export const receiptNumber = (receipt: string): string =>
  `${receipt}.series || '-' || lpad(${receipt}.number::text, 9, '0')`;
