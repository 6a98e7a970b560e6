export { ReceiptBook } from './application/receipt-book.js';
