import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { LinkNotFound } from '../domain/share-errors.js';
import type { SharedLink } from '../domain/shared-link.js';
import { ShareTokens } from './share-tokens.js';
import { SharedLinks } from './shared-links.js';

/** Shared links for the payments module. Writes belong inside a unit of work that holds the booking's lock. */
@Injectable()
export class SharedLinksFacade {
  constructor(
    private readonly links: SharedLinks,
    private readonly tokens: ShareTokens,
    private readonly clock: Clock,
  ) {}

  /** The booking that a token is for. @throws LinkNotFound */
  async bookingOf(token: string): Promise<string> {
    return (await this.byToken(token)).state.bookingId;
  }

  /** The payment that already holds a place for this player, if any. */
  async paymentOf(bookingId: string, playerId: string): Promise<string | null> {
    const link = await this.links.ofBooking(bookingId);
    return link?.reservedBy(playerId)?.paymentId ?? null;
  }

  /**
   * Holds the next place for a payment and answers what it costs.
   * @throws LinkNotFound, LinkExpired, LinkComplete, ShareBeingPaid
   */
  async reserve(wish: {
    bookingId: string;
    paymentId: string;
    playerId: string;
    until: Date;
  }): Promise<Cents> {
    const link = await this.links.ofBooking(wish.bookingId);
    if (!link) throw new LinkNotFound();
    const share = link.reserve(wish.paymentId, wish.playerId, this.clock.now(), wish.until);
    await this.links.save(link);
    return share.amountCents;
  }

  /** Whether the booking is shared, and whether somebody is paying a place right now. */
  async stateOf(bookingId: string): Promise<'none' | 'shared' | 'being_paid'> {
    const link = await this.links.ofBooking(bookingId);
    if (!link) return 'none';
    return link.reservedPlaces > 0 ? 'being_paid' : 'shared';
  }

  /** The payment of a place has arrived and counts. */
  markPaid(bookingId: string, paymentId: string): Promise<void> {
    return this.change(bookingId, (link) => link.markPaid(paymentId));
  }

  /** The payment of a place has come to nothing. */
  free(bookingId: string, paymentId: string): Promise<void> {
    return this.change(bookingId, (link) => link.free(paymentId));
  }

  /** The rest was paid in one sum, or will never be. */
  voidRest(bookingId: string): Promise<void> {
    return this.change(bookingId, (link) => link.voidRest());
  }

  private async byToken(token: string): Promise<SharedLink> {
    const id = this.tokens.linkIdOf(token);
    const link = id === null ? null : await this.links.find(id);
    if (!link) throw new LinkNotFound();
    return link;
  }

  private async change(bookingId: string, act: (link: SharedLink) => void): Promise<void> {
    const link = await this.links.ofBooking(bookingId);
    if (!link) return;
    act(link);
    await this.links.save(link);
  }
}
