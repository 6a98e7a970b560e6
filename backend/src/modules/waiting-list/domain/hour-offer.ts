import type { BookingId, CourtId, VenueId } from '../../../kernel/domain/ids.js';
import { OfferExpired } from './waiting-errors.js';
import { offerEnd } from './waiting-times.js';

/** A part of a day (`yyyy-MM-dd`), in minutes from midnight on the clock of the venue. */
export interface StretchOfDay {
  readonly date: string;
  readonly minute: number;
  readonly length: number;
}

/**
 * A part of a court's day that is kept from the public.
 *
 *   kept → open         it is offered to the first in line
 *   kept → released     no player waits for it: the public can book it
 *   open → accepted     the player has booked it
 *   open → passed       the time is over, or the player left: another offer keeps the same hours
 *   open → passed, kept → released   the venue blocks a part of it: other offers keep the rest
 */
export type OfferStatus = 'kept' | 'open' | 'accepted' | 'passed' | 'released';

/** An offer as it is stored. `entryId` and `expiresAt` are set when a player has been chosen. */
export interface HourOffer extends StretchOfDay {
  readonly id: string;
  /**
   * The first offer of these hours since they became free. A player is offered each of the hours of
   * a chain once.
   */
  readonly chainId: string;
  readonly venueId: VenueId;
  readonly courtId: CourtId;
  readonly status: OfferStatus;
  readonly entryId: string | null;
  readonly expiresAt: Date | null;
  readonly bookingId: BookingId | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** Hours that are kept and not offered to a player yet. */
export function keptOffer(
  kept: Pick<HourOffer, 'id' | 'venueId' | 'courtId' | 'date' | 'minute' | 'length'> & { chainId?: string },
  now: Date,
): HourOffer {
  return {
    chainId: kept.id,
    ...kept,
    status: 'kept',
    entryId: null,
    expiresAt: null,
    bookingId: null,
    createdAt: now,
    endedAt: null,
  };
}

/** Offers a play to an entry for the next minutes. */
export function opened(offer: HourOffer, entryId: string, play: StretchOfDay, now: Date): HourOffer {
  assertIs(offer, 'kept');
  return { ...offer, ...play, status: 'open', entryId, expiresAt: offerEnd(now) };
}

/** Leaves the hours to the public. */
export function released(offer: HourOffer, now: Date): HourOffer {
  assertIs(offer, 'kept');
  return { ...offer, status: 'released', endedAt: now };
}

/** @throws OfferExpired if its time is over, so the next player may have been asked */
export function assertOpen(offer: HourOffer, now: Date): void {
  if (offer.status !== 'open' || isOver(offer, now)) throw new OfferExpired();
}

/** The player has booked the hours. */
export function accepted(offer: HourOffer, bookingId: BookingId, now: Date): HourOffer {
  assertOpen(offer, now);
  return { ...offer, status: 'accepted', bookingId, endedAt: now };
}

/** Ends the offer to this player. Another offer or a block must hold its hours from now on. */
export function passed(offer: HourOffer, now: Date): HourOffer {
  assertIs(offer, 'open');
  return { ...offer, status: 'passed', endedAt: now };
}

/** Ends an offer of which the venue blocks a part. */
export function withdrawn(offer: HourOffer, now: Date): HourOffer {
  return offer.status === 'kept' ? released(offer, now) : passed(offer, now);
}

/** Returns true if the time of an open offer is over. */
export function isOver({ expiresAt }: Pick<HourOffer, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** Lists what a play or a block inside or across a kept part leaves of it. */
export function leftOf(kept: StretchOfDay, play: StretchOfDay): StretchOfDay[] {
  const end = kept.minute + kept.length;
  const playEnd = play.minute + play.length;
  return [
    { date: kept.date, minute: kept.minute, length: play.minute - kept.minute },
    { date: kept.date, minute: playEnd, length: end - playEnd },
  ].filter(({ length }) => length > 0);
}

function assertIs({ id, status }: HourOffer, expected: OfferStatus): void {
  if (status !== expected) throw new RangeError(`the offer ${id} is ${status} and not ${expected}`);
}
