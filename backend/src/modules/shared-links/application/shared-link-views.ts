import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { formatAmount, ZERO } from '../../../kernel/domain/money.js';
import { BookingQueries, type SharedBookingView } from '../../bookings/index.js';
import { firstNameOf, PlayerProfiles } from '../../identity/index.js';
import { LinkNotFound } from '../domain/share-errors.js';
import type { LinkStatus, SharedLink } from '../domain/shared-link.js';
import { ShareTokens } from './share-tokens.js';
import { SharedLinkRepository } from './shared-link-repository.js';

/** A paid place, for the people who hold the link. */
export interface PayerView {
  /** The first name; `null` if the payer left no name. */
  name: string | null;
  amount: string;
  /** True if the caller paid it. */
  isYours: boolean;
}

/** What the caller has told about themselves. */
export interface ReaderView {
  name: string | null;
  email: string | null;
  emailVerified: boolean;
}

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
  /** The paid places. */
  payers: PayerView[];
  /** `null` if the caller has no session. */
  you: ReaderView | null;
}

/** Reads payment links. */
@Injectable()
export class SharedLinkViews {
  constructor(
    private readonly links: SharedLinkRepository,
    private readonly bookings: BookingQueries,
    private readonly profiles: PlayerProfiles,
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
    return { link: await this.viewOf(link, playerId, isOrganiser), booking, court: booking.court };
  }

  /** Returns the topic of the live updates of the token's link. @throws LinkNotFound */
  async topicOf(token: string): Promise<string> {
    return `share:${(await this.linkOf(token)).id}`;
  }

  /** Returns the link as this player sees it. */
  async viewOf(link: SharedLink, playerId: string | null, isOrganiser: boolean): Promise<SharedLinkView> {
    const people = await this.peopleOf(link, playerId);
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
      ...people,
    };
  }

  private async peopleOf(
    { payers }: SharedLink,
    reader: string | null,
  ): Promise<Pick<SharedLinkView, 'payers' | 'you'>> {
    const ids = payers.map(({ playerId }) => playerId).concat(reader ?? []);
    const profiles = await this.profiles.ofMany(ids);
    const own = reader === null ? undefined : profiles.get(reader);
    return {
      payers: payers.map(({ playerId, amountCents }) => ({
        name: firstNameOf(profiles.get(playerId)?.name ?? null),
        amount: formatAmount(amountCents),
        isYours: playerId === reader,
      })),
      you: own ? { name: own.name, email: own.email, emailVerified: own.emailVerified } : null,
    };
  }

  private async linkOf(token: string): Promise<SharedLink> {
    const id = this.tokens.linkIdOf(token);
    const link = id === null ? null : await this.links.find(id);
    if (!link) throw new LinkNotFound();
    return link;
  }
}
