export { AcceptOffer } from './application/accept-offer.js';
export { HourOffers } from './application/hour-offers.js';
