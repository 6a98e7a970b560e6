export { AcceptOffer } from './application/accept-offer.js';
export { HourOffers, type OfferLetter } from './application/hour-offers.js';
