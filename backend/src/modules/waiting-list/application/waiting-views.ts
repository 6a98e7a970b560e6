import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { CourtId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import { CustomerCategories } from '../../customers/index.js';
import { formatTimeSlot, HourHolds, startsOfCourt } from '../../bookings/index.js';
import { isOver } from '../domain/hour-offer.js';
import { OfferNotFound } from '../domain/waiting-errors.js';
import { OfferTokens } from './offer-tokens.js';
import { type OfferRow, WaitingQueries, type WaitingRow } from './waiting-queries.js';

/** An hour that is offered to a player. */
export interface OfferView {
  token: string;
  /** `ended`: the time is over, the player has left, or the hour can no longer be booked. */
  status: 'open' | 'accepted' | 'ended';
  venue: { id: VenueId; name: string; location: string; imageUrl: string | null };
  court: { id: CourtId; courtNumber: number; name: string };
  /** `yyyy-MM-dd` and `HH:mm`, on the clock of the venue. */
  date: string;
  timeSlot: string;
  timeZone: string;
  durationMinutes: number;
  gameType: GameType;
  /**
   * The present price for the player who waited, as a decimal string; null if the hour can no
   * longer be booked.
   */
  price: string | null;
  /** ISO 8601. */
  expiresAt: string;
  /** The booking of an accepted offer, for its player only. */
  bookingId: string | null;
  /** The entry of the waiting list, with which its player can leave. For its player only. */
  entryId: string | null;
}

/** A place in a line, as its player sees it. */
export interface WaitingView {
  id: string;
  venue: { id: VenueId; name: string };
  court: { id: CourtId; courtNumber: number; name: string } | null;
  date: string;
  /** The first and the last start, `HH:mm`. */
  from: string;
  to: string;
  durationMinutes: number;
  gameType: GameType;
  createdAt: string;
  /** The hour that is offered now. */
  offer: OfferView | null;
}

/** The waiting list as players see it. */
@Injectable()
export class WaitingViews {
  constructor(
    private readonly queries: WaitingQueries,
    private readonly tokens: OfferTokens,
    private readonly holds: HourHolds,
    private readonly categories: CustomerCategories,
    private readonly clock: Clock,
  ) {}

  /** Lists what a player waits for, by day. Days that are over at the venue are left out. */
  async ofPlayer(playerId: PlayerId): Promise<WaitingView[]> {
    const rows = await this.queries.ofPlayer(playerId, this.clock.now());
    return Promise.all(rows.map((row) => this.entryView(row, playerId)));
  }

  /** Returns one of the entries of a player. */
  async one(entryId: string, playerId: PlayerId): Promise<WaitingView | null> {
    return (await this.ofPlayer(playerId)).find(({ id }) => id === entryId) ?? null;
  }

  /** @param callerId the player of the session, if any @throws OfferNotFound */
  async offer(token: string, callerId: string | null): Promise<OfferView> {
    const offerId = this.tokens.offerIdOf(token);
    const row = offerId === null ? null : await this.queries.offer(offerId);
    if (!row) throw new OfferNotFound();
    return this.offerView(row, callerId);
  }

  private async entryView({ offer, from, to, ...row }: WaitingRow, playerId: PlayerId): Promise<WaitingView> {
    const view = offer && (await this.offerView(offer, playerId));
    return {
      ...row,
      from: formatTimeSlot(from),
      to: formatTimeSlot(to),
      createdAt: row.createdAt.toISOString(),
      offer: view?.status === 'open' ? view : null,
    };
  }

  /** Returns what the caller may see of an offer. */
  async offerView(row: OfferRow, callerId: string | null): Promise<OfferView> {
    const { id, status, minute, playerId, bookingId, entryId, expiresAt, ...facts } = row;
    const isOpen = status === 'open' && !isOver(row, this.clock.now());
    const price = isOpen ? await this.priceOf(row) : null;
    const isTheirs = playerId === callerId;
    return {
      ...facts,
      token: this.tokens.tokenOf(id),
      status: status === 'accepted' ? 'accepted' : price === null ? 'ended' : 'open',
      timeSlot: formatTimeSlot(minute),
      price,
      expiresAt: expiresAt.toISOString(),
      bookingId: isTheirs ? bookingId : null,
      entryId: isTheirs ? entryId : null,
    };
  }

  private async priceOf({
    id,
    court,
    date,
    minute,
    durationMinutes,
    gameType,
    venue,
    playerId,
  }: OfferRow): Promise<string | null> {
    const known = await this.holds.dayWithout(id, court.id, date);
    if (!known) return null;
    const rules = await this.categories.rulesForPlayer(venue.id, known.day.rules, playerId);
    const starts = startsOfCourt(known.court, { ...known.day, rules, durationMinutes });
    const start = starts.find((each) => each.minute === minute && each.status === 'available');
    const play = start?.durations.find(({ minutes }) => minutes === durationMinutes);
    return play ? play[`${gameType}Price`] : null;
  }
}
