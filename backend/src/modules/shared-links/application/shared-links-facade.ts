import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import { type Cents, sum } from '../../../kernel/domain/money.js';
import { unpaidPlaces } from '../domain/club-places.js';
import type { LinkAccess } from '../domain/public-places.js';
import { LinkNotFound } from '../domain/share-errors.js';
import type { PlacesOfPayment, SharedLink } from '../domain/shared-link.js';
import { ShareTokens } from './share-tokens.js';
import { SharedLinkRepository } from './shared-link-repository.js';

/**
 * The payment links for other modules. The caller runs writes inside a unit of work that holds the
 * lock of the booking.
 */
@Injectable()
export class SharedLinksFacade {
  constructor(
    private readonly links: SharedLinkRepository,
    private readonly tokens: ShareTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns whom a token lets in to the link of this booking.
   * @throws LinkNotFound if the token is unknown or of the link of another booking
   */
  async accessTo(bookingId: BookingId, token: string): Promise<LinkAccess> {
    if ((await this.bookingIdOf(token)) !== bookingId) throw new LinkNotFound();
    return this.tokens.read(token)?.access ?? 'public';
  }

  /** Returns the booking of a token, also of the public one. @throws LinkNotFound */
  async bookingIdOf(token: string): Promise<BookingId> {
    const read = this.tokens.read(token);
    const link = read && (await this.links.find(read.linkId));
    if (!link) throw new LinkNotFound();
    return link.bookingId;
  }

  /** Returns the places that this player is paying now with one payment, or null. */
  async beingPaidBy(bookingId: BookingId, playerId: PlayerId): Promise<PlacesOfPayment | null> {
    return (await this.links.ofBooking(bookingId))?.beingPaidBy(playerId) ?? null;
  }

  /**
   * Reserves the next places that this access may take for a payment, one for each name, and
   * returns their price.
   * @throws LinkNotFound, LinkExpired, LinkComplete, RestBeingPaid, ShareBeingPaid, NoPublicPlace,
   *   NotEnoughPlaces, OnePlaceAtATime, PlaceHeldHere
   */
  async reserve(command: {
    bookingId: BookingId;
    paymentId: PaymentId;
    playerId: PlayerId;
    until: Date;
    access: LinkAccess;
    /** For whom each place is; null for the payer's own, or without a name. */
    names: readonly (string | null)[];
    /** A mark of who takes a public place, equal for the guests of one network address. */
    heldBy: string;
  }): Promise<Cents> {
    const link = await this.links.ofBooking(command.bookingId);
    if (!link) throw new LinkNotFound();
    const { paymentId, playerId, until, access, names, heldBy } = command;
    const shares = link.reserve(paymentId, playerId, this.clock.now(), until, access, names, heldBy);
    await this.links.save(link);
    return sum(shares.map(({ amountCents }) => amountCents));
  }

  /**
   * Refuses places that {@link reserve} would refuse now, and changes nothing.
   * @throws LinkNotFound, LinkExpired, LinkComplete, RestBeingPaid, ShareBeingPaid, NoPublicPlace,
   *   NotEnoughPlaces, OnePlaceAtATime, PlaceHeldHere
   */
  async assertTakeable(
    bookingId: BookingId,
    access: LinkAccess,
    count: number,
    heldBy: string,
  ): Promise<void> {
    const link = await this.links.ofBooking(bookingId);
    if (!link) throw new LinkNotFound();
    link.nextFor(access, this.clock.now(), count, heldBy);
  }

  /**
   * Refuses so many places for a player who would give up those of a payment for them.
   * @throws ShareBeingPaid, NoPublicPlace, NotEnoughPlaces, OnePlaceAtATime
   */
  async assertFree(
    bookingId: BookingId,
    access: LinkAccess,
    needed: number,
    ownPayment: string,
  ): Promise<void> {
    (await this.links.ofBooking(bookingId))?.assertFree(access, needed, ownPayment);
  }

  /** Returns the mark of who holds a public place with this payment, or null. */
  async holderOf(bookingId: BookingId, paymentId: PaymentId): Promise<string | null> {
    return (await this.links.ofBooking(bookingId))?.holderOf(paymentId) ?? null;
  }

  /** Holds the places of a payment longer, because its payer has tried a card. */
  async holdUntil(bookingId: BookingId, paymentId: PaymentId, until: Date): Promise<void> {
    await this.change(bookingId, (link) => link.holdUntil(paymentId, until));
  }

  /** Says anew for whom the places of a payment are. */
  async rename(bookingId: BookingId, paymentId: PaymentId, names: readonly (string | null)[]): Promise<void> {
    await this.change(bookingId, (link) => link.rename(paymentId, names));
  }

  /** Returns the token that lets anyone in, as if by a listed game. A payer sees the names too. */
  publicTokenOf(linkId: string): string {
    return this.tokens.tokenOf(linkId, 'public');
  }

  /** Returns true if the booking has a link. */
  async isShared(bookingId: BookingId): Promise<boolean> {
    return (await this.links.ofBooking(bookingId)) !== null;
  }

  /** @throws RestBeingPaid while the organiser pays the rest */
  async assertRestIsFree(bookingId: BookingId): Promise<void> {
    (await this.links.ofBooking(bookingId))?.assertRestIsFree(this.clock.now());
  }

  /** Refuses to reserve a place before the time, because the organiser pays the rest. */
  async holdRest(bookingId: BookingId, until: Date): Promise<void> {
    await this.change(bookingId, (link) => link.holdRest(until));
  }

  /** Opens the link again after the organiser has not paid the rest. */
  async freeRest(bookingId: BookingId): Promise<void> {
    await this.change(bookingId, (link) => link.freeRest());
  }

  /** Lets the link expire with a payment deadline that has changed. */
  async expireAt(bookingId: BookingId, dueAt: Date): Promise<void> {
    await this.change(bookingId, (link) => link.expireAt(dueAt));
  }

  /** Records that the payment of places succeeded and counts, and who paid it. */
  async markPaid(bookingId: BookingId, paymentId: PaymentId, playerId: PlayerId): Promise<void> {
    await this.change(bookingId, (link) => link.markPaid(paymentId, playerId));
  }

  /**
   * Returns the price of places, by their numbers, for which the desk wants to take money, and the
   * payments that are paying some of them now.
   * @throws LinkNotFound, PlacesNotOpen
   */
  async unpaidPlaces(
    bookingId: BookingId,
    numbers: readonly number[],
  ): Promise<{ cents: Cents; beingPaidWith: PaymentId[] }> {
    const link = await this.links.ofBooking(bookingId);
    if (!link) throw new LinkNotFound();
    const places = unpaidPlaces(link.snapshot().shares, numbers);
    return {
      cents: sum(places.map(({ amountCents }) => amountCents)),
      beingPaidWith: places.flatMap((place) => (place.status === 'reserved' ? place.paymentId : [])),
    };
  }

  /** Returns until when a payment keeps its places or the rest, or null if nothing says so. */
  async keptUntil(bookingId: BookingId, paymentId: PaymentId): Promise<Date | null> {
    const link = await this.links.ofBooking(bookingId);
    if (!link) return null;
    const { shares, restHeldUntil } = link.snapshot();
    const kept = shares.find((share) => share.status === 'reserved' && share.paymentId === paymentId);
    return kept?.status === 'reserved' ? kept.reservedUntil : restHeldUntil;
  }

  /**
   * Records that the desk has taken money for places, by their numbers.
   * @throws PlacesNotOpen
   */
  async payAtClub(
    bookingId: BookingId,
    payment: { paymentId: PaymentId; playerId: PlayerId; places: readonly number[] },
  ): Promise<void> {
    await this.change(bookingId, (link) =>
      link.payAtClub(payment.paymentId, payment.playerId, payment.places),
    );
  }

  /** Opens the places of a payment that failed or was canceled. */
  async free(bookingId: BookingId, paymentId: PaymentId): Promise<void> {
    await this.change(bookingId, (link) => link.free(paymentId));
  }

  /** Opens the places that a payment has paid, because its payer has left. Returns how many. */
  async leave(bookingId: BookingId, paymentId: PaymentId): Promise<number> {
    let places = 0;
    await this.change(bookingId, (link) => {
      places = link.leave(paymentId);
    });
    return places;
  }

  /** Makes every unpaid place unavailable. Returns false if the booking has no link. */
  voidRest(bookingId: BookingId): Promise<boolean> {
    return this.change(bookingId, (link) => link.voidRest());
  }

  private async change(bookingId: BookingId, update: (link: SharedLink) => void): Promise<boolean> {
    const link = await this.links.ofBooking(bookingId);
    if (!link) return false;
    update(link);
    await this.links.save(link);
    return true;
  }
}
