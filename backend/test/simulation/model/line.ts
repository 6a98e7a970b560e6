import { OFFER_MINUTES, UNPAID_PER_PLAYER } from '../spec.js';
import type { ModelBooking, Person } from './booking.js';
import { inMinutes, type Stretch, type World } from './world.js';

export interface Entry extends Stretch {
  person: Person;
  player: number;
  court: number;
  isSingles: boolean;
  status: 'waiting' | 'offered' | 'served' | 'left';
  inLineSince: Date;
}

export interface Offer extends Stretch {
  entry: Entry;
  /** Everyone who was asked since the hour became free. */
  asked: Set<Person>;
  expiresAt: Date;
  status: 'open' | 'passed' | 'accepted';
  booking: ModelBooking | null;
}

/** Those who wait, and the hours that are offered to them (club.md §4). */
export class Line {
  readonly entries: Entry[] = [];
  readonly offers: Offer[] = [];

  constructor(private readonly world: World) {}

  offerAt(place: string): Offer | null {
    return this.offers.find((one) => one.status === 'open' && one.place === place) ?? null;
  }

  lastOfferTo(entry: Entry): Offer | null {
    return this.offers.findLast((one) => one.entry === entry) ?? null;
  }

  openOffersTo(person: Person): number {
    return this.offers.filter((one) => one.status === 'open' && one.entry.person === person).length;
  }

  /** Offers an hour to the first in line who was not asked yet; else everyone may book it. */
  keep({ place, startsAt }: Stretch, asked = new Set<Person>()): void {
    if (!this.world.isKept(startsAt)) return;
    const first = this.entries
      .filter((one) => one.status === 'waiting' && one.place === place && one.person.mailbox !== null)
      .filter(({ person }) => !asked.has(person) && this.world.unpaidOf(person) < UNPAID_PER_PLAYER)
      .sort((a, b) => a.inLineSince.getTime() - b.inLineSince.getTime())[0];
    if (!first) return;
    first.status = 'offered';
    const expiresAt = inMinutes(this.world.now, OFFER_MINUTES);
    const all = new Set([...asked, first.person]);
    this.offers.push({ place, startsAt, entry: first, asked: all, expiresAt, status: 'open', booking: null });
  }

  /** The next in line is asked. */
  pass(offer: Offer): void {
    offer.status = 'passed';
    this.keep(offer, offer.asked);
  }

  /** The time of an offer is over: who did not respond goes to the end of the line. */
  expire(offer: Offer): void {
    this.pass(offer);
    offer.entry.status = 'waiting';
    offer.entry.inLineSince = this.world.now;
  }

  /** A block ends an offer, and who had it keeps the place in line. */
  withdraw(place: string): void {
    const offer = this.offerAt(place);
    if (!offer) return;
    offer.status = 'passed';
    offer.entry.status = 'waiting';
  }

  /** The person gives the place in line up. */
  leave(entry: Entry): void {
    const offer = this.lastOfferTo(entry);
    entry.status = 'left';
    if (offer?.status === 'open') this.pass(offer);
  }
}
