import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import type { BookingId, VenueId } from '../../../../kernel/domain/ids.js';
import { OPEN_GAMES_TOPIC } from '../../application/open-game-queries.js';
import { SharedLinkRepository } from '../../application/shared-link-repository.js';
import { SharedLink } from '../../domain/shared-link.js';
import { rowOf, shareOf, type ShareRow, ShareSchema } from './share.schema.js';
import { type SharedLinkRow, SharedLinkSchema } from './shared-link.schema.js';

const VENUE = statement('shared-links.venue', `select venue_id as "venueId" from bookings where id = $1`);

@Injectable()
export class PostgresSharedLinkRepository extends SharedLinkRepository {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
    @InjectRepository(SharedLinkSchema) private readonly links: Repository<SharedLinkRow>,
    @InjectRepository(ShareSchema) private readonly shares: Repository<ShareRow>,
  ) {
    super();
  }

  override find(id: string): Promise<SharedLink | null> {
    return this.findBy({ id });
  }

  override ofBooking(bookingId: BookingId): Promise<SharedLink | null> {
    return this.findBy({ bookingId });
  }

  override async add(link: SharedLink): Promise<void> {
    const { shares, publicPlaces, ...row } = link.snapshot();
    await this.database.of(this.links).insert({ ...row, publicPlaces: [...publicPlaces] });
    await this.database.of(this.shares).insert(shares.map((share) => rowOf(link.id, share)));
    this.announce(link);
  }

  override async save(link: SharedLink): Promise<void> {
    const shares = this.database.of(this.shares);
    const { id, expiresAt, restHeldUntil, organiserName, publicPlaces, shares: places } = link.snapshot();
    const changes = { expiresAt, restHeldUntil, organiserName, publicPlaces: [...publicPlaces] };
    await this.database.of(this.links).update({ id }, changes);
    for (const share of places) {
      const { linkId, place, amountCents: _, ...taken } = rowOf(link.id, share);
      await shares.update({ linkId, place }, taken);
    }
    this.announce(link);
    if (link.concernsPublic) await this.announceGame(link.bookingId);
  }

  /** Informs the browsers that show the listed games of the venue, or of all venues. */
  private async announceGame(bookingId: BookingId): Promise<void> {
    const [booking] = await this.database.query<{ venueId: VenueId }>(VENUE, [bookingId]);
    if (!booking) return;
    this.live.announce(`venue:${booking.venueId}`, { openGames: true });
    this.live.announce(OPEN_GAMES_TOPIC, booking);
  }

  /** Informs the browsers that show the link. */
  private announce({
    id,
    paidPlaces: paid,
    reservedPlaces: reserved,
    freePublicPlaces: open,
  }: SharedLink): void {
    this.live.announce(`share:${id}`, { paid, reserved, open });
  }

  private async findBy(where: FindOptionsWhere<SharedLinkRow>): Promise<SharedLink | null> {
    const link = await this.database.of(this.links).findOneBy(where);
    if (!link) return null;
    const order = { place: 'ASC' } as const;
    const shares = await this.database.of(this.shares).find({ where: { linkId: link.id }, order });
    return SharedLink.restore({ ...link, shares: shares.map(shareOf) });
  }
}
