import { DESK_METHODS } from '../../../payments/index.js';

/** The accounts where our money is, at the provider and at the desk, as an SQL list. */
export const MONEY_ACCOUNTS = ['provider', ...DESK_METHODS].map((account) => `'${account}'`).join(', ');
