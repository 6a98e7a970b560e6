import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { LinkNotFound } from '../domain/share-errors.js';
import type { SharedLink } from '../domain/shared-link.js';
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

  /** @throws LinkNotFound if the token is unknown or of the link of another booking */
  async assertTokenOf(bookingId: string, token: string): Promise<void> {
    if ((await this.bookingIdOf(token)) !== bookingId) throw new LinkNotFound();
  }

  /** Returns the booking of a token. @throws LinkNotFound */
  async bookingIdOf(token: string): Promise<string> {
    const id = this.tokens.linkIdOf(token);
    const link = id === null ? null : await this.links.find(id);
    if (!link) throw new LinkNotFound();
    return link.bookingId;
  }

  /** Returns the id of the payment for which this player has reserved a place, or null. */
  async paymentOf(bookingId: string, playerId: string): Promise<string | null> {
    const link = await this.links.ofBooking(bookingId);
    return link?.reservedBy(playerId)?.paymentId ?? null;
  }

  /**
   * Reserves the next place for a payment and returns its price.
   * @throws LinkNotFound, LinkExpired, LinkComplete, RestBeingPaid, ShareBeingPaid
   */
  async reserve(command: {
    bookingId: string;
    paymentId: string;
    playerId: string;
    until: Date;
  }): Promise<Cents> {
    const link = await this.links.ofBooking(command.bookingId);
    if (!link) throw new LinkNotFound();
    const share = link.reserve(command.paymentId, command.playerId, this.clock.now(), command.until);
    await this.links.save(link);
    return share.amountCents;
  }

  /** Returns true if the booking has a link. */
  async isShared(bookingId: string): Promise<boolean> {
    return (await this.links.ofBooking(bookingId)) !== null;
  }

  /** @throws RestBeingPaid while the organiser pays the rest */
  async assertRestIsFree(bookingId: string): Promise<void> {
    (await this.links.ofBooking(bookingId))?.assertRestIsFree(this.clock.now());
  }

  /** Lets nobody reserve a place before the time, because the organiser pays the rest. */
  holdRest(bookingId: string, until: Date): Promise<void> {
    return this.change(bookingId, (link) => link.holdRest(until));
  }

  /** Opens the link again after the organiser has not paid the rest. */
  freeRest(bookingId: string): Promise<void> {
    return this.change(bookingId, (link) => link.freeRest());
  }

  /** Records that the payment of a place succeeded and counts, and who paid it. */
  markPaid(bookingId: string, paymentId: string, playerId: string): Promise<void> {
    return this.change(bookingId, (link) => link.markPaid(paymentId, playerId));
  }

  /** Opens the place of a payment that failed or was canceled. */
  free(bookingId: string, paymentId: string): Promise<void> {
    return this.change(bookingId, (link) => link.free(paymentId));
  }

  /** Makes every unpaid place unavailable. */
  voidRest(bookingId: string): Promise<void> {
    return this.change(bookingId, (link) => link.voidRest());
  }

  private async change(bookingId: string, update: (link: SharedLink) => void): Promise<void> {
    const link = await this.links.ofBooking(bookingId);
    if (!link) return;
    update(link);
    await this.links.save(link);
  }
}
