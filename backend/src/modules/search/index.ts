export { FirstOffers, type NextStarts } from './application/first-offers.js';
