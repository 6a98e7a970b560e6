import type { Game } from '../operations.js';
import {
  dayAfter,
  GRACE_MINUTES,
  KEPT_MINUTES_BEFORE,
  NIGHT_FROM,
  percentOf,
  PUBLIC_AGAIN_MINUTES,
  shares,
  spread,
  startOf,
} from '../spec.js';
import type {
  ModelBooking,
  ModelCode,
  ModelCourt,
  ModelPayment,
  ModelVenue,
  Person,
  Place,
} from './booking.js';
import { Line } from './line.js';

/** An hour of a court's calendar. */
export interface Hour {
  court: number;
  days: number;
  hour: number;
}

export interface Stretch {
  place: string;
  startsAt: Date;
}

/**
 * The product without a database and a provider: it knows who holds which hour and what each person
 * paid and got back.
 */
export class World {
  readonly bookings: ModelBooking[] = [];
  readonly blocks: (Stretch & { isActive: boolean })[] = [];
  readonly people: Person[];
  /** The accounts by the number of their address. */
  readonly accounts = new Map<number, Person>();
  readonly line = new Line(this);
  /** The till of the venue that uses one, in cents. */
  readonly till = { isOpen: false, expected: 0 };
  /** Whether someone works at the reception, and whether that ended. */
  private begun = 0;
  private ended = 0;
  /** Bookings that were cancelled with the promise of a refund after a resale. */
  readonly promises: { booking: ModelBooking; checkAt: Date; isDecided: boolean }[] = [];
  reception: 'none' | 'hired' | 'fired' = 'none';

  constructor(
    readonly venues: readonly ModelVenue[],
    readonly courts: readonly ModelCourt[],
    readonly codes: readonly ModelCode[],
    players: number,
    readonly addressOf: (player: number) => number,
    public now: Date,
  ) {
    this.people = Array.from({ length: players }, () => newGuest());
  }

  personOf(player: number): Person {
    return found(this.people, player);
  }

  venueOf(court: number): ModelVenue {
    return found(this.venues, this.courtAt(court).venue);
  }

  courtAt(court: number): ModelCourt {
    return found(this.courts, court);
  }

  /** The unpaid hours of a player's address, or of the mailbox of an account. */
  originOf(player: number): string {
    const { mailbox } = this.personOf(player);
    return mailbox === null ? `address ${this.addressOf(player)}` : `mailbox ${mailbox}`;
  }

  paid({ payments }: ModelBooking): number {
    return payments.reduce((sum, { cents, hasLeft }) => sum + (hasLeft ? 0 : cents), 0);
  }

  missing(booking: ModelBooking): number {
    return booking.total - this.paid(booking);
  }

  /** True if the booking waits for money and its hour is ahead. */
  isUnpaid(booking: ModelBooking): boolean {
    return booking.status === 'active' && this.missing(booking) > 0 && booking.startsAt > this.now;
  }

  unpaidOf(person: Person): number {
    const unpaid = this.bookings.filter((one) => one.person === person && this.isUnpaid(one)).length;
    return unpaid + (person.mailbox !== null ? this.line.openOffersTo(person) : 0);
  }

  hourOf({ court, days, hour }: Hour): Stretch & { price: number } {
    const { timeZone } = this.venueOf(court);
    const { price } = this.courtAt(court);
    const date = dayAfter(this.now, days, timeZone);
    const startsAt = startOf(date, hour, timeZone);
    return { place: `${court} ${date} ${hour}`, startsAt, price: hour >= NIGHT_FROM ? price + 200 : price };
  }

  /** True if the hour of a step has begun. */
  hasBegun(hour: Hour): boolean {
    return this.hourOf(hour).startsAt <= this.now;
  }

  isBookedOrBlocked(place: string): boolean {
    const holds = (one: ModelBooking) => one.status === 'active' && one.place === place;
    return this.blocks.some((one) => one.isActive && one.place === place) || this.bookings.some(holds);
  }

  isTaken(place: string): boolean {
    return this.isBookedOrBlocked(place) || this.line.offerAt(place) !== null;
  }

  add(
    booking: Pick<ModelBooking, 'person' | 'court' | 'place' | 'startsAt' | 'players' | 'base' | 'origin'> &
      Partial<ModelBooking>,
  ): ModelBooking {
    const dueAt = earlier(inMinutes(this.now, GRACE_MINUTES), booking.startsAt);
    const added: ModelBooking = {
      createdAt: this.now,
      code: null,
      status: 'active',
      total: booking.base,
      dueAt,
      waitsFor: 'card',
      heldSince: null,
      places: null,
      cancelledWith: null,
      terms: this.venueOf(booking.court).terms,
      ended: null,
      spent: 0,
      payments: [],
      friends: [],
      ...booking,
    };
    this.bookings.push(added);
    return added;
  }

  /** Returns the next number in the order of payments. */
  begin(): number {
    return this.begun++;
  }

  /** Records money. With the last of it, nothing of the booking stays open or held. */
  receive(booking: ModelBooking, means: ModelPayment['means'], cents: number): ModelPayment {
    if (means === 'cash') this.putIntoTill(booking, cents);
    const begun = this.begin();
    const payment = { means, cents, begun, back: 0, resold: 0, handed: 0, hasLeft: false };
    booking.payments.push(payment);
    if (this.missing(booking) === 0) booking.heldSince = null;
    return payment;
  }

  usesTill({ court }: Pick<ModelBooking, 'court'>): boolean {
    return this.venueOf(court).usesTill;
  }

  /** True if no cash can be taken or given back, because the till is closed. */
  refusesCash(booking: Pick<ModelBooking, 'court'>): boolean {
    return this.usesTill(booking) && !this.till.isOpen;
  }

  putIntoTill(booking: Pick<ModelBooking, 'court'>, cents: number): void {
    if (this.usesTill(booking)) this.till.expected += cents;
  }

  /** Ends a booking and gives back a percentage of what was paid, each way it came. */
  release(booking: ModelBooking, { status, percentage, freesCode, isBlocked = false }: Release): void {
    const counted = booking.payments.filter(({ hasLeft }) => !hasLeft);
    // Of equal remainders, the payment that was begun first gets the cent.
    counted.sort((a, b) => a.begun - b.begun);
    const refund = percentOf(this.paid(booking), percentage);
    spread(
      refund,
      counted.map(({ cents }) => cents),
    ).forEach((back, index) => (found(counted, index).back = back));
    booking.status = status;
    booking.ended = this.ended++;
    booking.heldSince = null;
    const code = booking.code === null ? undefined : this.codes[booking.code];
    if (freesCode && code) code.uses--;
    if (isBlocked) this.blocks.push({ ...booking, isActive: true });
    else this.leaves(booking);
  }

  /** The hour of a booking becomes free: for those who wait, or for everyone. */
  leaves(booking: ModelBooking): void {
    const isSoonAgain = this.now < inMinutes(booking.createdAt, PUBLIC_AGAIN_MINUTES);
    if (this.paid(booking) === 0 && isSoonAgain) return;
    this.line.keep(booking);
  }

  /** True if an hour that becomes free now is kept for those who wait. */
  isKept(startsAt: Date): boolean {
    return startsAt >= inMinutes(this.now, KEPT_MINUTES_BEFORE);
  }

  share(booking: ModelBooking): Place[] {
    booking.places ??= shares(booking.total, booking.players).map((cents) => ({
      cents,
      isPublic: false,
      payment: null,
    }));
    return booking.places;
  }
}

interface Release {
  status: 'cancelled' | 'expired';
  percentage: number;
  freesCode: boolean;
  isBlocked?: boolean;
}

/** The cents of a payment that the desk has to hand over. */
export const owedAtDesk = ({ means, back, resold, handed }: ModelPayment): number =>
  means === 'card' ? 0 : back + resold - handed;

export const newGuest = (): Person => ({ mailbox: null, hasCard: false });

/** The open places of a booking, those of the group first. */
export const openPlaces = ({ places }: ModelBooking): Place[] => {
  const open = (places ?? []).filter(({ payment }) => payment === null);
  return [...open.filter(({ isPublic }) => !isPublic), ...open.filter(({ isPublic }) => isPublic)];
};

export const playersOf = (game: Game): number => (game === 'singles' ? 2 : 4);
export const priceOf = (perHour: number, game: Game): number => (game === 'singles' ? perHour : perHour * 2);
export const inMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** @throws RangeError if the number is not in the list */
export function found<T>(list: readonly T[], index: number): T {
  const one = list[index];
  if (one === undefined) throw new RangeError(`nothing has the number ${index}`);
  return one;
}
