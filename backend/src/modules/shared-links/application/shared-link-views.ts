import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { formatAmount, ZERO } from '../../../kernel/domain/money.js';
import { BookingViews, type SharedBookingView } from '../../bookings/index.js';
import { LinkNotFound } from '../domain/share-errors.js';
import type { LinkStatus, SharedLink } from '../domain/shared-link.js';
import { ShareTokens } from './share-tokens.js';
import { SharedLinks } from './shared-links.js';

/** A link as its holders see it. `amountPerPerson` is what the next place costs the caller. */
export interface SharedLinkView {
  shareToken: string;
  shareUrl: string;
  amountPerPerson: string;
  maxParticipants: number;
  currentParticipants: number;
  /** Places that somebody is paying right now. */
  pendingParticipants: number;
  expiresAt: string;
  status: LinkStatus;
  /** Where the caller stands: has paid a place, is paying one, or neither. */
  yourShare: 'none' | 'reserved' | 'paid';
  /** Until when the caller's place is held for them (ISO, UTC); null where none is. */
  yourShareHeldUntil: string | null;
}

/** Reading links. */
@Injectable()
export class SharedLinkViews {
  constructor(
    private readonly links: SharedLinks,
    private readonly bookings: BookingViews,
    private readonly tokens: ShareTokens,
    private readonly clock: Clock,
  ) {}

  /** Link, booking summary and its court for whoever holds the token. @throws LinkNotFound */
  async byToken(
    token: string,
    playerId: string | null,
  ): Promise<{ link: SharedLinkView; booking: SharedBookingView; court: SharedBookingView['court'] }> {
    const link = await this.linkOf(token);
    const booking = await this.bookings.shared(link.state.bookingId);
    return { link: this.viewOf(link, playerId), booking, court: booking.court };
  }

  /** The topic on which news of the link of this token comes. @throws LinkNotFound */
  async topicOf(token: string): Promise<string> {
    return `share:${(await this.linkOf(token)).state.id}`;
  }

  viewOf(link: SharedLink, playerId: string | null): SharedLinkView {
    const token = this.tokens.tokenOf(link.state.id);
    const held = link.reservedBy(playerId);
    return {
      shareToken: token,
      shareUrl: this.tokens.urlOf(token),
      amountPerPerson: formatAmount(link.nextAmountFor(playerId) ?? ZERO),
      maxParticipants: link.state.places,
      currentParticipants: link.paidPlaces,
      pendingParticipants: link.reservedPlaces,
      expiresAt: link.state.expiresAt.toISOString(),
      status: link.statusAt(this.clock.now()),
      yourShare: link.isPaidBy(playerId) ? 'paid' : held ? 'reserved' : 'none',
      yourShareHeldUntil: held?.reservedUntil?.toISOString() ?? null,
    };
  }

  private async linkOf(token: string): Promise<SharedLink> {
    const id = this.tokens.linkIdOf(token);
    const link = id === null ? null : await this.links.find(id);
    if (!link) throw new LinkNotFound();
    return link;
  }
}
