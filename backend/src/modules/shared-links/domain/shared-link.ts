import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { paidAtClub, unpaidPlaces } from './club-places.js';
import { type LinkAccess, publicPlacesFor, reservedOf, sharesIn, takeable } from './public-places.js';
import {
  type LinkStatus,
  openShares,
  type Share,
  type SharedLinkState,
  type ShareIn,
  type ShareStatus,
  withoutPayer,
} from './share.js';
import {
  LinkComplete,
  LinkExpired,
  NoPublicPlace,
  NotEnoughPlaces,
  OnePlaceAtATime,
  PlaceHeldHere,
  RestBeingPaid,
  ShareBeingPaid,
} from './share-errors.js';

/** The places that one payment takes. */
export interface PlacesOfPayment {
  readonly paymentId: PaymentId;
  readonly reservedUntil: Date;
  /** For whom each place is, in the order of the places. */
  readonly names: readonly (string | null)[];
}

/** A payment link: the total of a booking, split into places that add up to it to the cent. */
export class SharedLink {
  #state: Omit<SharedLinkState, 'shares'>;
  #shares: readonly Share[];
  readonly #wasPublic: boolean;

  private constructor({ shares, ...state }: SharedLinkState) {
    this.#state = state;
    this.#shares = shares;
    this.#wasPublic = state.publicPlaces.length > 0;
  }

  /**
   * Creates a link whose places are all open.
   * @throws ShareTooSmall if the provider could not charge one of the places
   */
  static open(link: {
    id: string;
    bookingId: BookingId;
    total: Cents;
    places: number;
    expiresAt: Date;
    now: Date;
  }): SharedLink {
    const { total, now, ...stated } = link;
    const shares = openShares(total, link.places);
    const blank = { restHeldUntil: null, organiserName: null, publicPlaces: [] };
    return new SharedLink({ ...stated, ...blank, createdAt: now, shares });
  }

  /** Recreates a stored link. */
  static restore(state: SharedLinkState): SharedLink {
    return new SharedLink(state);
  }

  /** Returns the complete state, for storing it. */
  snapshot(): SharedLinkState {
    return { ...this.#state, shares: this.#shares };
  }

  get id(): string {
    return this.#state.id;
  }

  get bookingId(): BookingId {
    return this.#state.bookingId;
  }

  get places(): number {
    return this.#state.places;
  }

  /** The name with which the organiser invites; null if they chose none. */
  get organiserName(): string | null {
    return this.#state.organiserName;
  }

  get expiresAt(): Date {
    return this.#state.expiresAt;
  }

  /** Returns true if anyone may take a place, or might when the link was read. */
  get concernsPublic(): boolean {
    return this.#wasPublic || this.#state.publicPlaces.length > 0;
  }

  /** How many open places anyone may take. */
  get freePublicPlaces(): number {
    return this.#takeable('public').length;
  }

  /** Returns `complete` if no place can be taken, because all are paid or void. */
  statusAt(at: Date): LinkStatus {
    if (!this.#shares.some(({ status }) => status === 'open' || status === 'reserved')) return 'complete';
    return at >= this.#state.expiresAt ? 'expired' : 'open';
  }

  get paidPlaces(): number {
    return this.#in('paid').length;
  }

  /** Who paid which amount, by place. No player is known who paid at the club. */
  get payers(): readonly { playerId: PlayerId | null; amountCents: Cents }[] {
    return this.#in('paid').map(({ playerId, amountCents, atClub }) => ({
      playerId: atClub ? null : playerId,
      amountCents,
    }));
  }

  get reservedPlaces(): number {
    return this.#in('reserved').length;
  }

  /**
   * Returns the price of the next place for this player: the place they have reserved, else the
   * next one that this access may take, else a place reserved by another player. Null if no place
   * is left.
   */
  nextAmountFor(playerId: PlayerId | null, access: LinkAccess = 'group'): Cents | null {
    const next = this.reservedBy(playerId) ?? this.#takeable(access)[0] ?? this.#reservedOf(access)[0];
    return next?.amountCents ?? null;
  }

  /**
   * Returns the status for a player who has opened a listed game. It is `complete` if no public
   * place is open or being paid, unless this player is paying a place or has paid one.
   */
  publicStatusAt(at: Date, playerId: PlayerId | null): LinkStatus {
    const status = this.statusAt(at);
    const isOpen = this.freePublicPlaces > 0 || this.#reservedOf('public').length > 0;
    const isIn = this.reservedBy(playerId) !== undefined || this.isPaidBy(playerId);
    return status === 'open' && !isOpen && !isIn ? 'complete' : status;
  }

  /**
   * Lets anyone take this many of the open places, or all if there are fewer. Zero closes them; a
   * player who is paying a place at that moment may finish.
   * @throws LinkComplete, LinkExpired
   */
  publish(count: number, now: Date): void {
    if (count > 0) this.#assertOpen(now);
    const publicPlaces = publicPlacesFor(this.#shares, this.#state.publicPlaces, count);
    this.#state = { ...this.#state, publicPlaces };
  }

  /** Returns the first of the places that this player is paying now, if any. */
  reservedBy(playerId: PlayerId | null): ShareIn<'reserved'> | undefined {
    return this.#in('reserved').find((share) => share.playerId === playerId);
  }

  /** Returns the places that this player is paying now with one payment, or null. */
  beingPaidBy(playerId: PlayerId): PlacesOfPayment | null {
    const first = this.reservedBy(playerId);
    if (!first) return null;
    const { paymentId, reservedUntil } = first;
    return { paymentId, reservedUntil, names: this.#reservedFor(paymentId).map(({ forName }) => forName) };
  }

  /** Returns until when the organiser pays the rest, or null if the organiser does not now. */
  restHeldAt(at: Date): Date | null {
    const { restHeldUntil } = this.#state;
    return restHeldUntil !== null && restHeldUntil > at ? restHeldUntil : null;
  }

  /** Returns true if this player has paid a place. */
  isPaidBy(playerId: PlayerId | null): boolean {
    return this.#in('paid').some((share) => share.playerId === playerId && !share.atClub);
  }

  /**
   * Returns the places that this access would take now: all of them or none. With the token of the
   * public, each holder takes one place at a time.
   * @throws LinkExpired, LinkComplete, RestBeingPaid, ShareBeingPaid, NoPublicPlace,
   *   NotEnoughPlaces, OnePlaceAtATime, PlaceHeldHere
   */
  nextFor(access: LinkAccess, now: Date, count = 1, heldBy: string | null = null): readonly Share[] {
    this.#assertOpen(now);
    this.assertRestIsFree(now);
    this.assertFree(access, count);
    if (
      access === 'public' &&
      heldBy !== null &&
      this.#in('reserved').some((share) => share.heldBy === heldBy)
    )
      throw new PlaceHeldHere();
    return this.#takeable(access).slice(0, count);
  }

  /**
   * @param ownPayment would give up its places for them, if this access could take these again
   * @throws ShareBeingPaid, NoPublicPlace, OnePlaceAtATime, or NotEnoughPlaces if some are free,
   *   but too few
   */
  assertFree(access: LinkAccess, needed: number, ownPayment?: string): void {
    if (access === 'public' && needed > 1) throw new OnePlaceAtATime();
    const reserved = this.#reservedOf(access);
    const own = reserved.filter(({ paymentId }) => paymentId === ownPayment).length;
    const free = this.#takeable(access).length + own;
    if (free === 0) throw reserved.length > 0 ? new ShareBeingPaid() : new NoPublicPlace();
    if (free < needed) throw new NotEnoughPlaces(free);
  }

  /**
   * Reserves the next open places that this access may take for a payment, one for each name, and
   * returns them. If fewer are open than there are names, it reserves none.
   * @param names for whom each place is; null for the payer's own, or without a name
   * @param heldBy a mark of who takes a public place
   * @throws LinkExpired, LinkComplete, RestBeingPaid, ShareBeingPaid, NoPublicPlace,
   *   NotEnoughPlaces, OnePlaceAtATime, PlaceHeldHere
   */
  reserve(
    paymentId: PaymentId,
    playerId: PlayerId,
    now: Date,
    reservedUntil: Date,
    access: LinkAccess = 'group',
    names: readonly (string | null)[] = [null],
    heldBy: string | null = null,
  ): readonly ShareIn<'reserved'>[] {
    const next = this.nextFor(access, now, names.length, heldBy);
    const taken = next.map(({ place, amountCents }, index) => ({
      place,
      amountCents,
      status: 'reserved' as const,
      paymentId,
      playerId,
      reservedUntil,
      forName: names[index] ?? null,
      heldBy: access === 'public' ? heldBy : null,
    }));
    for (const share of taken) this.#replace(share);
    return taken;
  }

  /** Returns the mark of who holds a public place with this payment, or null. */
  holderOf(paymentId: PaymentId): string | null {
    return this.#reservedFor(paymentId)[0]?.heldBy ?? null;
  }

  /** Holds the places of a payment longer, because its payer has tried a card. */
  holdUntil(paymentId: PaymentId, until: Date): void {
    for (const share of this.#reservedFor(paymentId)) this.#replace({ ...share, reservedUntil: until });
  }

  /** Says anew for whom the places of a payment are. Their number does not change. */
  rename(paymentId: PaymentId, names: readonly (string | null)[]): void {
    for (const [index, share] of this.#reservedFor(paymentId).entries())
      this.#replace({ ...share, forName: names[index] ?? null });
  }

  /** @throws RestBeingPaid while the organiser pays the rest */
  assertRestIsFree(now: Date): void {
    const until = this.restHeldAt(now);
    if (until !== null) throw new RestBeingPaid(Math.ceil((until.getTime() - now.getTime()) / 1000));
  }

  /** Records the name with which the organiser invites. Null takes it back. */
  inviteAs(organiserName: string | null): void {
    this.#state = { ...this.#state, organiserName };
  }

  /** Records that the payment deadline of the booking has changed. */
  expireAt(expiresAt: Date): void {
    this.#state = { ...this.#state, expiresAt };
  }

  /** Refuses to reserve a place before the time, because the organiser pays the rest. */
  holdRest(until: Date): void {
    this.#state = { ...this.#state, restHeldUntil: until };
  }

  /** Opens the link again after the organiser has not paid the rest. */
  freeRest(): void {
    this.#state = { ...this.#state, restHeldUntil: null };
  }

  /**
   * Records that the payment of places succeeded and counts. Its payer may meanwhile have joined
   * an account that was paying another place.
   */
  markPaid(paymentId: PaymentId, playerId: PlayerId): void {
    for (const { place, amountCents, forName } of this.#reservedFor(paymentId))
      this.#replace({ place, amountCents, status: 'paid', paymentId, playerId, forName, atClub: false });
  }

  /**
   * Records that the desk has taken money for places, by their numbers. None of them is being paid.
   * @throws PlacesNotOpen
   */
  payAtClub(paymentId: PaymentId, playerId: PlayerId, numbers: readonly number[]): void {
    for (const share of unpaidPlaces(this.#shares, numbers))
      this.#replace(paidAtClub(share, paymentId, playerId));
  }

  /** Opens the places of a payment that failed or was canceled. A paid place does not change. */
  free(paymentId: PaymentId): void {
    for (const share of this.#reservedFor(paymentId)) this.#replace(withoutPayer(share, 'open'));
  }

  /** Opens the places that a payment has paid: its payer has left. Returns how many. */
  leave(paymentId: PaymentId): number {
    const left = this.#in('paid').filter((share) => share.paymentId === paymentId);
    for (const share of left) this.#replace(withoutPayer(share, 'open'));
    return left.length;
  }

  /** Makes every unpaid place unavailable. */
  voidRest(): void {
    this.#state = { ...this.#state, restHeldUntil: null, publicPlaces: [] };
    this.#shares = this.#shares.map((share) =>
      share.status === 'paid' ? share : withoutPayer(share, 'void'),
    );
  }

  #in<Status extends ShareStatus>(status: Status): ShareIn<Status>[] {
    return sharesIn(this.#shares, status);
  }

  #assertOpen(now: Date): void {
    const status = this.statusAt(now);
    if (status === 'complete') throw new LinkComplete();
    if (status === 'expired') throw new LinkExpired();
  }

  #takeable(access: LinkAccess): ShareIn<'open'>[] {
    return takeable(this.#shares, this.#state.publicPlaces, access);
  }

  #reservedOf(access: LinkAccess): ShareIn<'reserved'>[] {
    return reservedOf(this.#shares, this.#state.publicPlaces, access);
  }

  #reservedFor(paymentId: PaymentId): ShareIn<'reserved'>[] {
    return this.#in('reserved').filter((share) => share.paymentId === paymentId);
  }

  #replace(changed: Share): void {
    this.#shares = this.#shares.map((share) => (share.place === changed.place ? changed : share));
  }
}
