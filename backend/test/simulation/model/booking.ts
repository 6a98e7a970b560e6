import type { DeskMeans } from '../operations.js';
import type { Terms } from '../spec.js';

/** The things that the model knows. */

export interface ModelVenue {
  timeZone: string;
  payAtClub: boolean;
  /** For how many hours a transfer may be on its way; null if the venue takes none. */
  transferHours: number | null;
  /** True if cash needs an open till. */
  usesTill: boolean;
  /** True if it gives the rest back of what it could sell again. */
  resells: boolean;
  terms: Terms;
}

export interface ModelCourt {
  venue: number;
  /** In cents per hour. */
  price: number;
}

export interface ModelCode {
  off: { percentage: number } | { cents: number };
  /** Null for any number. */
  mostUses: number | null;
  uses: number;
}

/** A person as the product knows it. An erased person leaves the browser to a new one. */
export interface Person {
  /** The number of the address that an account has shown; null for a guest. */
  mailbox: number | null;
  /** True if the deadline may charge a card of theirs. */
  hasCard: boolean;
}

export interface ModelPayment {
  means: 'card' | DeskMeans;
  cents: number;
  /** Its place in the order in which payments were begun. */
  begun: number;
  /** Given back, in cents; what the desk has to give back counts from the cancellation on. */
  back: number;
  /** Given back because the hour was sold again. */
  resold: number;
  /** How much of both the desk has handed over. */
  handed: number;
  /** True if its payer has given the place up, so that the booking does not count it. */
  hasLeft: boolean;
}

/** A place of a link. */
export interface Place {
  cents: number;
  isPublic: boolean;
  /** The payment of who has it; null while it is open. */
  payment: ModelPayment | null;
}

export interface ModelBooking {
  /** Null for a sale of the desk. */
  person: Person | null;
  court: number;
  /** `court day hour` */
  place: string;
  startsAt: Date;
  createdAt: Date;
  /** Whose unpaid hours it counts with: those of an address or of a mailbox. */
  origin: string | null;
  /** How many people share the price. */
  players: number;
  base: number;
  total: number;
  code: number | null;
  status: 'active' | 'cancelled' | 'expired';
  /** Until when a card can pay; null if the desk sold it to be paid there. */
  dueAt: Date | null;
  waitsFor: 'card' | 'desk' | 'transfer';
  /** When the hold on the organiser's card was begun, like `begun`; null without one. */
  heldSince: number | null;
  payments: ModelPayment[];
  /** The places of its link, cheapest first; null without a link. */
  places: Place[] | null;
  /** The payments of friends, in the order in which they paid. */
  friends: ModelPayment[];
  /** The percentage of the cancellation; null without one. */
  cancelledWith: number | null;
  /** The refund terms of its sale. */
  terms: Terms;
  /** The order in which bookings ended; null while it is active. */
  ended: number | null;
  /** The cents that it has brought back to earlier bookings of its hour. */
  spent: number;
}
