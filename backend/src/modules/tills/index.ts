export { CashEntries } from './application/cash-entries.js';
export { TillClosed } from './domain/till-errors.js';
