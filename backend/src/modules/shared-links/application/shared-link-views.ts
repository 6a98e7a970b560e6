import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { formatAmount, ZERO } from '../../../kernel/domain/money.js';
import { BookingQueries, type SharedBookingView } from '../../bookings/index.js';
import { LinkNotFound } from '../domain/share-errors.js';
import type { LinkStatus, SharedLink } from '../domain/shared-link.js';
import { ShareTokens } from './share-tokens.js';
import { SharedLinkRepository } from './shared-link-repository.js';

/** A payment link as the API shows it. */
export interface SharedLinkView {
  shareToken: string;
  shareUrl: string;
  /** The price of the next place for the caller. */
  amountPerPerson: string;
  maxParticipants: number;
  currentParticipants: number;
  /** How many places are reserved by players who are paying now. */
  pendingParticipants: number;
  expiresAt: string;
  status: LinkStatus;
  /**
   * Until when the organiser pays the rest and the caller cannot take a place (ISO, UTC). Null if
   * nothing keeps the caller from it; the organiser may always take one instead.
   */
  restHeldUntil: string | null;
  /** Whether the caller has paid a place, is paying one, or neither. */
  yourShare: 'none' | 'reserved' | 'paid';
  /** Until when a place is reserved for the caller (ISO, UTC); null if none is. */
  yourShareHeldUntil: string | null;
}

/** Reads payment links. */
@Injectable()
export class SharedLinkViews {
  constructor(
    private readonly links: SharedLinkRepository,
    private readonly bookings: BookingQueries,
    private readonly tokens: ShareTokens,
    private readonly clock: Clock,
  ) {}

  /** Returns the link of a token with its booking and court. @throws LinkNotFound */
  async byToken(
    token: string,
    playerId: string | null,
  ): Promise<{ link: SharedLinkView; booking: SharedBookingView; court: SharedBookingView['court'] }> {
    const link = await this.linkOf(token);
    const booking = await this.bookings.shared(link.bookingId);
    const isOrganiser = playerId !== null && (await this.bookings.isOf(link.bookingId, playerId));
    return { link: this.viewOf(link, playerId, isOrganiser), booking, court: booking.court };
  }

  /** Returns the topic of the live updates of the token's link. @throws LinkNotFound */
  async topicOf(token: string): Promise<string> {
    return `share:${(await this.linkOf(token)).id}`;
  }

  /** Returns the link as this player sees it. */
  viewOf(link: SharedLink, playerId: string | null, isOrganiser: boolean): SharedLinkView {
    const token = this.tokens.tokenOf(link.id);
    const now = this.clock.now();
    const reserved = link.reservedBy(playerId);
    return {
      shareToken: token,
      shareUrl: this.tokens.urlOf(token),
      amountPerPerson: formatAmount(link.nextAmountFor(playerId) ?? ZERO),
      maxParticipants: link.places,
      currentParticipants: link.paidPlaces,
      pendingParticipants: link.reservedPlaces,
      expiresAt: link.expiresAt.toISOString(),
      status: link.statusAt(now),
      restHeldUntil: isOrganiser ? null : (link.restHeldAt(now)?.toISOString() ?? null),
      yourShare: link.isPaidBy(playerId) ? 'paid' : reserved ? 'reserved' : 'none',
      yourShareHeldUntil: reserved?.reservedUntil.toISOString() ?? null,
    };
  }

  private async linkOf(token: string): Promise<SharedLink> {
    const id = this.tokens.linkIdOf(token);
    const link = id === null ? null : await this.links.find(id);
    if (!link) throw new LinkNotFound();
    return link;
  }
}
