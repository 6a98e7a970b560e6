import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import type { FreedStretch } from '../../../bookings/index.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import type { PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { WaitingRepository, waitingTopicOf } from '../../application/waiting-repository.js';
import type { HourOffer } from '../../domain/hour-offer.js';
import { WaitingEntry, type WaitingEntryState } from '../../domain/waiting-entry.js';
import { HourOfferSchema, WaitingEntrySchema } from './waiting.schema.js';
import {
  ACTIVE_OF,
  AWAITED,
  AWAITED_DAYS,
  IN_LINE_FOR,
  LOCK_LINE,
  LOCK_PLAYER,
  OPEN_OFFER_TO,
  OVERDUE,
  PAGE_OF_LINE,
  UNPAID_OF,
} from './waiting-statements.js';

const LOCK = { mode: 'pessimistic_write' } as const;

@Injectable()
export class PostgresWaitingRepository extends WaitingRepository {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
    @InjectRepository(WaitingEntrySchema) private readonly entries: Repository<WaitingEntryState>,
    @InjectRepository(HourOfferSchema) private readonly offers: Repository<HourOffer>,
  ) {
    super();
  }

  override async lockLine(venueId: VenueId, date: string): Promise<void> {
    await this.database.query(LOCK_LINE, [venueId, date]);
  }

  override async lockPlayer(playerId: PlayerId): Promise<void> {
    await this.database.query(LOCK_PLAYER, [playerId]);
  }

  override async addEntry(entry: WaitingEntry): Promise<void> {
    await this.database.of(this.entries).insert(entry.snapshot());
    this.announce(entry);
  }

  override async findEntry(id: string): Promise<WaitingEntry | null> {
    const state = await this.database.of(this.entries).findOneBy({ id });
    return state && WaitingEntry.restore(state);
  }

  override async lockEntry(id: string): Promise<WaitingEntry | null> {
    const state = await this.database.of(this.entries).findOne({ where: { id }, lock: LOCK });
    return state && WaitingEntry.restore(state);
  }

  override async activeOf(playerId: PlayerId, today: string): Promise<WaitingEntry[]> {
    const active = await this.database.query<WaitingEntryState>(ACTIVE_OF, [playerId, today]);
    return active.map((state) => WaitingEntry.restore(state));
  }

  override async saveEntry(entry: WaitingEntry): Promise<void> {
    const { id, status, inLineSince } = entry.snapshot();
    await this.database.of(this.entries).update({ id }, { status, inLineSince });
    this.announce(entry);
  }

  override awaited(freed: readonly FreedStretch[], notBefore: Date): Promise<FreedStretch[]> {
    return this.database.query<FreedStretch>(AWAITED, [JSON.stringify(freed), notBefore]);
  }

  override async awaitedDays(venueId: VenueId, from: string): Promise<string[]> {
    const days = await this.database.query<{ date: string }>(AWAITED_DAYS, [venueId, from]);
    return days.map(({ date }) => date);
  }

  override async *inLineFor(offer: HourOffer): AsyncGenerator<WaitingEntry> {
    const { venueId, date, courtId, minute, length, chainId } = offer;
    const wanted = [venueId, date, courtId, minute, length, chainId];
    let page: WaitingEntryState[] = [];
    do {
      page = await this.database.query<WaitingEntryState>(IN_LINE_FOR, [...wanted, page.at(-1)?.id ?? null]);
      yield* page.map((state) => WaitingEntry.restore(state));
    } while (page.length === PAGE_OF_LINE);
  }

  override async lockUnpaidOf(playerId: PlayerId, at: Date): Promise<number> {
    const [held] = await this.database.query<{ unpaid: number }>(UNPAID_OF, [playerId, at]);
    return held?.unpaid ?? 0;
  }

  override async addOffers(offers: readonly HourOffer[]): Promise<void> {
    if (offers.length > 0) await this.database.of(this.offers).insert([...offers]);
  }

  override findOffer(id: string): Promise<HourOffer | null> {
    return this.database.of(this.offers).findOneBy({ id });
  }

  override lockOffer(id: string): Promise<HourOffer | null> {
    return this.database.of(this.offers).findOne({ where: { id }, lock: LOCK });
  }

  override async openOfferTo(entryId: string): Promise<string | null> {
    const [open] = await this.database.query<{ id: string }>(OPEN_OFFER_TO, [entryId]);
    return open?.id ?? null;
  }

  override async saveOffer(offer: HourOffer): Promise<void> {
    const { id, minute, length, status, entryId, expiresAt, bookingId, endedAt } = offer;
    const changes = { minute, length, status, entryId, expiresAt, bookingId, endedAt };
    await this.database.of(this.offers).update({ id }, changes);
  }

  override overdue(before: Date): Promise<Pick<HourOffer, 'id' | 'status'>[]> {
    return this.database.query<Pick<HourOffer, 'id' | 'status'>>(OVERDUE, [before]);
  }

  /** Informs the browsers that show what the player waits for. */
  private announce(entry: WaitingEntry): void {
    const { id, status, playerId } = entry.snapshot();
    this.live.announce(waitingTopicOf(playerId), { entryId: id, status });
  }
}
