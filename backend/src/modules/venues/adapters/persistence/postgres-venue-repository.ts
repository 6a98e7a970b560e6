import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOneOptions, IsNull, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { sqlState } from '../../../../kernel/adapters/persistence/sql-state.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { VenueRepository } from '../../application/venue-repository.js';
import type { Venue } from '../../domain/venue.js';
import { UnknownTimeZone } from '../../domain/venue-errors.js';
import { type VenueRow, VenueSchema } from './venue.schema.js';

/** `at time zone` fails for a zone that the database does not know. */
const CHECK_TIME_ZONE = statement('venues.check-time-zone', `select now() at time zone $1`);

/** Placing a booking shares this lock, so each waits for the other. */
const PAUSE_BOOKINGS = statement('venues.pause-bookings', `select pg_advisory_xact_lock(venue_lock_key($1))`);

const INVALID_PARAMETER = '22023';

/** {@link VenueRepository} on the table `venues`. */
@Injectable()
export class PostgresVenueRepository extends VenueRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(VenueSchema) private readonly venues: Repository<VenueRow>,
  ) {
    super();
  }

  override async add(venue: Venue): Promise<void> {
    await this.assertTimeZone(venue.timeZone);
    // TypeORM adds defaults to its argument.
    await this.database.of(this.venues).insert(toRow(venue));
  }

  override find(id: VenueId): Promise<Venue | null> {
    return this.load(id);
  }

  override async pauseBookings(id: VenueId): Promise<void> {
    await this.database.query(PAUSE_BOOKINGS, [id]);
  }

  override async lock(id: VenueId): Promise<Venue | null> {
    await this.pauseBookings(id);
    return this.load(id, { mode: 'for_no_key_update' });
  }

  override hold(id: VenueId): Promise<Venue | null> {
    return this.load(id, { mode: 'pessimistic_read' });
  }

  override async save(venue: Venue): Promise<void> {
    await this.assertTimeZone(venue.timeZone);
    const { id, ...changes } = toRow(venue);
    await this.database.of(this.venues).update({ id }, changes);
  }

  override async archive(id: VenueId, at: Date): Promise<void> {
    await this.database.of(this.venues).update({ id }, { archivedAt: at });
  }

  private async load(id: VenueId, lock?: FindOneOptions['lock']): Promise<Venue | null> {
    const where = { id, archivedAt: IsNull() };
    const row = await this.database.of(this.venues).findOne({ where, ...(lock ? { lock } : {}) });
    return row && toVenue(row);
  }

  private async assertTimeZone(timeZone: string): Promise<void> {
    try {
      await this.database.query(CHECK_TIME_ZONE, [timeZone]);
    } catch (error) {
      throw sqlState(error) === INVALID_PARAMETER ? new UnknownTimeZone() : error;
    }
  }
}

function toVenue(row: VenueRow): Venue {
  const { latitude, longitude, createdAt, archivedAt, rules, rulesVersion, ...venue } = row;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...venue, coordinates };
}

function toRow({ coordinates, amenities, furtherPhotos, ...venue }: Venue) {
  const { latitude, longitude } = coordinates ?? { latitude: null, longitude: null };
  return { ...venue, latitude, longitude, amenities: [...amenities], furtherPhotos: [...furtherPhotos] };
}
