import { type Cents, MINIMUM_CHARGE, split } from '../../../kernel/domain/money.js';
import { LinkComplete, LinkExpired, RestBeingPaid, ShareBeingPaid, ShareTooSmall } from './share-errors.js';

/**
 * The status of one place of a link.
 * - `open`: free.
 * - `reserved`: a player is paying it, until `reservedUntil`.
 * - `paid`: its payment succeeded.
 * - `void`: no longer available, because the organiser paid the rest or the booking ended.
 */
type ShareProgress =
  | { readonly status: 'open' }
  | {
      readonly status: 'reserved';
      readonly paymentId: string;
      readonly playerId: string;
      readonly reservedUntil: Date;
    }
  | { readonly status: 'paid'; readonly paymentId: string; readonly playerId: string }
  | { readonly status: 'void' };

export type ShareStatus = ShareProgress['status'];

/** One place of a link and its price. Places are numbered from 0, the cheaper ones first. */
export type Share = { readonly place: number; readonly amountCents: Cents } & ShareProgress;

type ShareIn<Status extends ShareStatus> = Extract<Share, { status: Status }>;

/** The complete state of a link, as stored. */
export interface SharedLinkState {
  readonly id: string;
  readonly bookingId: string;
  readonly places: number;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  /** Until when the organiser pays the rest and nobody can reserve a place. */
  readonly restHeldUntil: Date | null;
  /** Ordered by place. */
  readonly shares: readonly Share[];
}

export type LinkStatus = 'open' | 'complete' | 'expired';

/** A payment link: the total of a booking, split into places that add up to it to the cent. */
export class SharedLink {
  #state: Omit<SharedLinkState, 'shares'>;
  #shares: readonly Share[];

  private constructor({ shares, ...state }: SharedLinkState) {
    this.#state = state;
    this.#shares = shares;
  }

  /**
   * Creates a link whose places are all open.
   * @throws ShareTooSmall if the provider could not charge one of the places
   */
  static open(link: {
    id: string;
    bookingId: string;
    total: Cents;
    places: number;
    expiresAt: Date;
    now: Date;
  }): SharedLink {
    const amounts = split(link.total, link.places);
    if (amounts.some((amount) => amount < MINIMUM_CHARGE)) throw new ShareTooSmall();
    const { id, bookingId, places, expiresAt, now } = link;
    const shares = amounts.map((amountCents, place) => ({ place, amountCents, status: 'open' as const }));
    return new SharedLink({
      id,
      bookingId,
      places,
      expiresAt,
      createdAt: now,
      restHeldUntil: null,
      shares,
    });
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

  get bookingId(): string {
    return this.#state.bookingId;
  }

  get places(): number {
    return this.#state.places;
  }

  get expiresAt(): Date {
    return this.#state.expiresAt;
  }

  /** Returns `complete` if no place can be taken any more, because all are paid or void. */
  statusAt(at: Date): LinkStatus {
    if (!this.#shares.some(({ status }) => status === 'open' || status === 'reserved')) return 'complete';
    return at >= this.#state.expiresAt ? 'expired' : 'open';
  }

  get paidPlaces(): number {
    return this.#in('paid').length;
  }

  /** Who paid which amount, by place. */
  get payers(): readonly { playerId: string; amountCents: Cents }[] {
    return this.#in('paid').map(({ playerId, amountCents }) => ({ playerId, amountCents }));
  }

  get reservedPlaces(): number {
    return this.#in('reserved').length;
  }

  /**
   * Returns the price of the next place for this player: the place they have reserved, else the
   * next open one, else a place reserved by another player. Null if no place is left.
   */
  nextAmountFor(playerId: string | null): Cents | null {
    const next = this.reservedBy(playerId) ?? this.#in('open')[0] ?? this.#in('reserved')[0];
    return next?.amountCents ?? null;
  }

  /** Returns the place that this player is paying now, if any. */
  reservedBy(playerId: string | null): ShareIn<'reserved'> | undefined {
    return this.#in('reserved').find((share) => share.playerId === playerId);
  }

  /** Returns until when the organiser pays the rest, or null if the organiser does not now. */
  restHeldAt(at: Date): Date | null {
    const { restHeldUntil } = this.#state;
    return restHeldUntil !== null && restHeldUntil > at ? restHeldUntil : null;
  }

  /** Returns true if this player has paid a place. */
  isPaidBy(playerId: string | null): boolean {
    return this.#in('paid').some((share) => share.playerId === playerId);
  }

  /**
   * Reserves the next open place for a payment and returns it.
   * @throws LinkExpired, LinkComplete, RestBeingPaid, ShareBeingPaid
   */
  reserve(paymentId: string, playerId: string, now: Date, until: Date): ShareIn<'reserved'> {
    const status = this.statusAt(now);
    if (status === 'complete') throw new LinkComplete();
    if (status === 'expired') throw new LinkExpired();
    this.assertRestIsFree(now);
    const [share] = this.#in('open');
    if (!share) throw new ShareBeingPaid();
    const { place, amountCents } = share;
    const reserved = {
      place,
      amountCents,
      status: 'reserved' as const,
      paymentId,
      playerId,
      reservedUntil: until,
    };
    this.#replace(reserved);
    return reserved;
  }

  /** @throws RestBeingPaid while the organiser pays the rest */
  assertRestIsFree(now: Date): void {
    const until = this.restHeldAt(now);
    if (until !== null) throw new RestBeingPaid(Math.ceil((until.getTime() - now.getTime()) / 1000));
  }

  /** Lets nobody reserve a place before the time, because the organiser pays the rest. */
  holdRest(until: Date): void {
    this.#state = { ...this.#state, restHeldUntil: until };
  }

  /** Opens the link again after the organiser has not paid the rest. */
  freeRest(): void {
    this.#state = { ...this.#state, restHeldUntil: null };
  }

  /**
   * Records that the payment of a place succeeded and counts. Its payer may meanwhile have joined
   * an account that was paying another place.
   */
  markPaid(paymentId: string, playerId: string): void {
    const share = this.#reservedFor(paymentId);
    if (!share) return;
    const { place, amountCents } = share;
    this.#replace({ place, amountCents, status: 'paid', paymentId, playerId });
  }

  /** Opens the place of a payment that failed or was canceled. A paid place does not change. */
  free(paymentId: string): void {
    const share = this.#reservedFor(paymentId);
    if (share) this.#replace({ place: share.place, amountCents: share.amountCents, status: 'open' });
  }

  /** Makes every unpaid place unavailable. */
  voidRest(): void {
    this.freeRest();
    this.#shares = this.#shares.map((share) =>
      share.status === 'paid'
        ? share
        : { place: share.place, amountCents: share.amountCents, status: 'void' as const },
    );
  }

  #in<Status extends ShareStatus>(status: Status): ShareIn<Status>[] {
    return this.#shares.filter((share): share is ShareIn<Status> => share.status === status);
  }

  #reservedFor(paymentId: string): ShareIn<'reserved'> | undefined {
    return this.#in('reserved').find((share) => share.paymentId === paymentId);
  }

  #replace(changed: Share): void {
    this.#shares = this.#shares.map((share) => (share.place === changed.place ? changed : share));
  }
}
