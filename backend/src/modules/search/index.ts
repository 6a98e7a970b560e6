export { FirstOffers, type NextStarts } from './application/first-offers.js';
export type { FreeStart } from './application/free-starts.js';
