import { type Cents, MINIMUM_CHARGE, split } from '../../../kernel/domain/money.js';
import { LinkComplete, LinkExpired, ShareBeingPaid, ShareTooSmall } from './share-errors.js';

/** `open`: free; `reserved`: an intent for it is under way; `paid`; `void`: the organiser paid the rest. */
export type ShareStatus = 'open' | 'reserved' | 'paid' | 'void';

/** One place of a link. `paymentId` and `playerId` are set while it is reserved or paid. */
export interface Share {
  readonly place: number;
  readonly amountCents: Cents;
  status: ShareStatus;
  paymentId: string | null;
  playerId: string | null;
  reservedUntil: Date | null;
}

export interface SharedLinkState {
  readonly id: string;
  readonly bookingId: string;
  readonly places: number;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  /** By place, the cheaper ones first. */
  readonly shares: Share[];
}

export type LinkStatus = 'open' | 'complete' | 'expired';

/** A payment link: a booking's total, handed out in places that add up to it to the cent. */
export class SharedLink {
  constructor(readonly state: SharedLinkState) {}

  /** @throws ShareTooSmall where the provider could not charge a place */
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
    const free = { status: 'open' as const, paymentId: null, playerId: null, reservedUntil: null };
    const shares = amounts.map((amountCents, place) => ({ place, amountCents, ...free }));
    return new SharedLink({ id, bookingId, places, expiresAt, createdAt: now, shares });
  }

  /** `complete` as soon as nobody can take a place any more because all are paid or the organiser paid the rest. */
  statusAt(at: Date): LinkStatus {
    if (!this.state.shares.some(({ status }) => status === 'open' || status === 'reserved'))
      return 'complete';
    return at >= this.state.expiresAt ? 'expired' : 'open';
  }

  get paidPlaces(): number {
    return this.count('paid');
  }

  get reservedPlaces(): number {
    return this.count('reserved');
  }

  /** What the next place costs this player: their reserved one, else the next open one; `null`: none is left. */
  nextAmountFor(playerId: string | null): Cents | null {
    return (this.reservedBy(playerId) ?? this.next('open') ?? this.next('reserved'))?.amountCents ?? null;
  }

  /** The place that this player is paying right now, if any. */
  reservedBy(playerId: string | null): Share | undefined {
    return this.state.shares.find((share) => share.status === 'reserved' && share.playerId === playerId);
  }

  /** Whether this player has paid a place. */
  isPaidBy(playerId: string | null): boolean {
    return this.state.shares.some((share) => share.status === 'paid' && share.playerId === playerId);
  }

  /**
   * Holds the next free place for a payment.
   * @throws LinkExpired, LinkComplete, ShareBeingPaid
   */
  reserve(paymentId: string, playerId: string, now: Date, until: Date): Share {
    const status = this.statusAt(now);
    if (status === 'complete') throw new LinkComplete();
    if (status === 'expired') throw new LinkExpired();
    const share = this.next('open');
    if (!share) throw new ShareBeingPaid();
    Object.assign(share, { status: 'reserved', paymentId, playerId, reservedUntil: until });
    return share;
  }

  /** The payment of a place has arrived and counts. */
  markPaid(paymentId: string): void {
    const share = this.byPayment(paymentId);
    if (share) Object.assign(share, { status: 'paid', reservedUntil: null });
  }

  /** The payment of a place has come to nothing: the place is free again. */
  free(paymentId: string): void {
    const share = this.byPayment(paymentId);
    if (share?.status !== 'reserved') return;
    Object.assign(share, { status: 'open', paymentId: null, playerId: null, reservedUntil: null });
  }

  /** The rest was paid in one sum: what is not paid is no longer to be had. */
  voidRest(): void {
    for (const share of this.state.shares) {
      if (share.status === 'paid') continue;
      Object.assign(share, { status: 'void', paymentId: null, playerId: null, reservedUntil: null });
    }
  }

  private byPayment(paymentId: string): Share | undefined {
    return this.state.shares.find((share) => share.paymentId === paymentId);
  }

  private next(status: ShareStatus): Share | undefined {
    return this.state.shares.find((share) => share.status === status);
  }

  private count(status: ShareStatus): number {
    return this.state.shares.filter((share) => share.status === status).length;
  }
}
