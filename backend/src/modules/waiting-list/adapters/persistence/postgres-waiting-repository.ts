import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../../kernel/adapters/persistence/database.js';
import type { FreedStretch } from '../../../bookings/index.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import { WaitingRepository, waitingTopicOf } from '../../application/waiting-repository.js';
import type { HourOffer } from '../../domain/hour-offer.js';
import type { WaitingEntry } from '../../domain/waiting-entry.js';
import {
  ACTIVE_OF,
  ADD_ENTRY,
  ADD_OFFERS,
  AWAITED,
  AWAITED_DAYS,
  FIND_ENTRY,
  FIND_OFFER,
  IN_LINE_FOR,
  LOCK_ENTRY,
  LOCK_LINE,
  LOCK_OFFER,
  LOCK_PLAYER,
  OPEN_OFFER_TO,
  OVERDUE,
  PAGE_OF_LINE,
  SAVE_ENTRY,
  SAVE_OFFER,
  UNPAID_OF,
} from './waiting-statements.js';

@Injectable()
export class PostgresWaitingRepository extends WaitingRepository {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {
    super();
  }

  override async lockLine(venueId: string, date: string): Promise<void> {
    await this.database.query(LOCK_LINE, [venueId, date]);
  }

  override async lockPlayer(playerId: string): Promise<void> {
    await this.database.query(LOCK_PLAYER, [playerId]);
  }

  override async addEntry(entry: WaitingEntry): Promise<void> {
    const { id, playerId, venueId, courtId, date, from, to, durationMinutes, gameType } = entry;
    const wish = [venueId, courtId, date, from, to, durationMinutes, gameType];
    const { status, inLineSince, createdAt } = entry;
    await this.database.query(ADD_ENTRY, [id, playerId, ...wish, status, inLineSince, createdAt]);
    this.announce(entry);
  }

  override findEntry(id: string): Promise<WaitingEntry | null> {
    return this.first<WaitingEntry>(FIND_ENTRY, id);
  }

  override entry(id: string): Promise<WaitingEntry | null> {
    return this.first<WaitingEntry>(LOCK_ENTRY, id);
  }

  override activeOf(playerId: string, today: string): Promise<WaitingEntry[]> {
    return this.database.query<WaitingEntry>(ACTIVE_OF, [playerId, today]);
  }

  override async saveEntry(entry: WaitingEntry): Promise<void> {
    const { id, status, inLineSince } = entry;
    await this.database.query(SAVE_ENTRY, [id, status, inLineSince]);
    this.announce(entry);
  }

  override awaited(freed: readonly FreedStretch[], notBefore: Date): Promise<FreedStretch[]> {
    return this.database.query<FreedStretch>(AWAITED, [JSON.stringify(freed), notBefore]);
  }

  override async awaitedDays(venueId: string, from: string): Promise<string[]> {
    const days = await this.database.query<{ date: string }>(AWAITED_DAYS, [venueId, from]);
    return days.map(({ date }) => date);
  }

  override async *inLineFor(offer: HourOffer): AsyncGenerator<WaitingEntry> {
    const { venueId, date, courtId, minute, length, chainId } = offer;
    const wanted = [venueId, date, courtId, minute, length, chainId];
    let page: WaitingEntry[] = [];
    do {
      page = await this.database.query<WaitingEntry>(IN_LINE_FOR, [...wanted, page.at(-1)?.id ?? null]);
      yield* page;
    } while (page.length === PAGE_OF_LINE);
  }

  override async lockUnpaidOf(playerId: string, at: Date): Promise<number> {
    const [held] = await this.database.query<{ unpaid: number }>(UNPAID_OF, [playerId, at]);
    return held?.unpaid ?? 0;
  }

  override async addOffers(offers: readonly HourOffer[]): Promise<void> {
    if (offers.length > 0) await this.database.query(ADD_OFFERS, [JSON.stringify(offers)]);
  }

  override findOffer(id: string): Promise<HourOffer | null> {
    return this.first<HourOffer>(FIND_OFFER, id);
  }

  override offer(id: string): Promise<HourOffer | null> {
    return this.first<HourOffer>(LOCK_OFFER, id);
  }

  override async openOfferTo(entryId: string): Promise<string | null> {
    return (await this.first<{ id: string }>(OPEN_OFFER_TO, entryId))?.id ?? null;
  }

  override async saveOffer(offer: HourOffer): Promise<void> {
    const { id, minute, length, status, entryId, expiresAt, bookingId, endedAt } = offer;
    const values = [id, minute, length, status, entryId, expiresAt, bookingId, endedAt];
    await this.database.query(SAVE_OFFER, values);
  }

  override overdue(before: Date): Promise<Pick<HourOffer, 'id' | 'status'>[]> {
    return this.database.query<Pick<HourOffer, 'id' | 'status'>>(OVERDUE, [before]);
  }

  /** Informs the browsers that show what the player waits for. */
  private announce({ id, status, playerId }: WaitingEntry): void {
    this.live.announce(waitingTopicOf(playerId), { entryId: id, status });
  }

  private async first<Row extends object>(sql: Statement, id: string): Promise<Row | null> {
    const [row = null] = await this.database.query<Row>(sql, [id]);
    return row;
  }
}
