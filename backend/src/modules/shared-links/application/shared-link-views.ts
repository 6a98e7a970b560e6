import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import { formatAmount, ZERO } from '../../../kernel/domain/money.js';
import { BookingQueries, type SharedBookingView } from '../../bookings/index.js';
import { firstNameOf, PlayerProfiles } from '../../players/index.js';
import { LinkNotFound } from '../domain/share-errors.js';
import type { LinkAccess } from '../domain/public-places.js';
import type { LinkStatus } from '../domain/share.js';
import type { SharedLink } from '../domain/shared-link.js';
import { ShareTokens } from './share-tokens.js';
import { placesFor, type PlaceView } from './place-views.js';
import { SharedLinkRepository } from './shared-link-repository.js';

/** A paid place, for the people who hold the link. */
export interface PayerView {
  /** The first name; `null` if the payer left no name. */
  name: string | null;
  amount: string;
  /** True if the caller paid it. */
  isYours: boolean;
}

/** The contact that the caller has entered. */
export interface ReaderView {
  name: string | null;
  email: string | null;
  emailVerified: boolean;
}

/** A payment link as the API shows it. */
export interface SharedLinkView {
  /** The token that the caller has shown; for the organiser that of the group. */
  shareToken: string;
  shareUrl: string;
  /** The price of the next place for the caller. */
  amountPerPerson: string;
  maxParticipants: number;
  currentParticipants: number;
  /** `public` if the caller came by a listed game: only its open places can be taken. */
  access: LinkAccess;
  /** How many free places anyone may take. */
  openPlaces: number;
  /** How many places are reserved by players who are paying now. */
  pendingParticipants: number;
  expiresAt: string;
  status: LinkStatus;
  /**
   * The name that the organiser chose to invite with. Null without one, for a caller who came by a
   * listed game, and once the link is closed.
   */
  organiserName: string | null;
  /**
   * Until when the organiser pays the rest and the caller cannot take a place (ISO, UTC). Null if
   * nothing keeps the caller from it; the organiser may always take one instead.
   */
  restHeldUntil: string | null;
  /** Whether the caller is paying a place, else has paid one, or neither. */
  yourShare: 'none' | 'reserved' | 'paid';
  /** Until when a place is reserved for the caller (ISO, UTC); null if none is. */
  yourShareHeldUntil: string | null;
  /** The paid places. No payer is named to a caller who came by a listed game and has not paid. */
  payers: PayerView[];
  /** The payment table: every place, the cheaper ones first. Names as in `payers`. */
  places: PlaceView[];
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
    playerId: PlayerId | null,
  ): Promise<{ link: SharedLinkView; booking: SharedBookingView; court: SharedBookingView['court'] }> {
    const { link, access } = await this.linkOf(token);
    const booking = await this.bookings.shared(link.bookingId);
    const isOrganiser = playerId !== null && (await this.bookings.isOf(link.bookingId, playerId));
    const view = await this.viewOf(link, { playerId, isOrganiser, access });
    // Friends may pay after the play (docs/adr/0102). A listed game ends when it begins.
    const isOver = access === 'public' && view.status === 'open' && hasBegun(booking, this.clock.now());
    return { link: isOver ? { ...view, status: 'expired' } : view, booking, court: booking.court };
  }

  /** Returns the topic of the live updates of the token's link. @throws LinkNotFound */
  async topicOf(token: string): Promise<string> {
    return `share:${(await this.linkOf(token)).link.id}`;
  }

  /** Returns the link as its organiser sees it. */
  ofOrganiser(link: SharedLink, playerId: PlayerId): Promise<SharedLinkView> {
    return this.viewOf(link, { playerId, isOrganiser: true, access: 'group' });
  }

  private async viewOf(
    link: SharedLink,
    {
      playerId,
      isOrganiser,
      access,
    }: { playerId: PlayerId | null; isOrganiser: boolean; access: LinkAccess },
  ): Promise<SharedLinkView> {
    const people = await this.peopleOf(link, playerId, access);
    const token = this.tokens.tokenOf(link.id, access);
    const now = this.clock.now();
    const reserved = link.reservedBy(playerId);
    return {
      shareToken: token,
      shareUrl: this.tokens.urlOf(token),
      access,
      openPlaces: link.statusAt(now) === 'open' ? link.freePublicPlaces : 0,
      amountPerPerson: formatAmount(link.nextAmountFor(playerId, access) ?? ZERO),
      maxParticipants: link.places,
      currentParticipants: link.paidPlaces,
      pendingParticipants: link.reservedPlaces,
      expiresAt: link.expiresAt.toISOString(),
      status: access === 'group' ? link.statusAt(now) : link.publicStatusAt(now, playerId),
      organiserName: access === 'group' && link.statusAt(now) === 'open' ? link.organiserName : null,
      restHeldUntil: isOrganiser ? null : (link.restHeldAt(now)?.toISOString() ?? null),
      yourShare: reserved ? 'reserved' : link.isPaidBy(playerId) ? 'paid' : 'none',
      yourShareHeldUntil: reserved?.reservedUntil.toISOString() ?? null,
      ...people,
    };
  }

  private async peopleOf(
    link: SharedLink,
    reader: PlayerId | null,
    access: LinkAccess,
  ): Promise<Pick<SharedLinkView, 'payers' | 'places' | 'you'>> {
    const seesNames = access === 'group' || link.isPaidBy(reader);
    const payers = seesNames ? link.payers : [];
    const ids = payers.flatMap(({ playerId }) => playerId ?? []).concat(reader ?? []);
    const profiles = await this.profiles.ofMany(ids);
    const own = reader === null ? undefined : profiles.get(reader);
    return {
      payers: payers.map(({ playerId, amountCents }) => ({
        name: firstNameOf((playerId && profiles.get(playerId)?.name) ?? null),
        amount: formatAmount(amountCents),
        isYours: playerId !== null && playerId === reader,
      })),
      places: placesFor(link, { playerId: reader, seesNames, now: this.clock.now() }, (playerId) =>
        firstNameOf(profiles.get(playerId)?.name ?? null),
      ),
      you: own ? { name: own.name, email: own.email, emailVerified: own.emailVerified } : null,
    };
  }

  private async linkOf(token: string): Promise<{ link: SharedLink; access: LinkAccess }> {
    const read = this.tokens.read(token);
    const link = read && (await this.links.find(read.linkId));
    if (!link) throw new LinkNotFound();
    return { link, access: read.access };
  }
}

const hasBegun = ({ startsAt }: SharedBookingView, now: Date): boolean => new Date(startsAt) <= now;
