export { CashEntries } from './application/cash-entries.js';
