import type { components } from '../api/schema';

/** An hour that is offered to a player. */
export type Offer = components['schemas']['OfferBody'];

/** A place in a line. */
export type Waiting = components['schemas']['WaitingBody'];
