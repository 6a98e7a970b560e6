import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { sqlState } from '../../../../kernel/adapters/persistence/sql-state.js';
import { VenueRepository } from '../../application/venue-repository.js';
import type { Venue } from '../../domain/venue.js';
import { UnknownTimeZone } from '../../domain/venue-errors.js';

const LIVE = `
  select id, name, location, description, image_url as "imageUrl", time_zone as "timeZone"
    from venues where id = $1 and archived_at is null`;

const FIND = statement('venues.find', LIVE);
/** Placing a booking shares the rows of its court and venue, so each waits for the other's lock. */
const LOCK = statement('venues.lock', `${LIVE} for no key update`);
const HOLD = statement('venues.hold', `${LIVE} for share`);

/** `at time zone` fails for a zone that the database does not know. */
const ADD = statement(
  'venues.add',
  `insert into venues (id, name, location, description, image_url, time_zone)
   select $1, $2, $3, $4, $5, $6 where now() at time zone $6 is not null`,
);
const SAVE = statement(
  'venues.save',
  `update venues set name = $2, location = $3, description = $4, image_url = $5, time_zone = $6
    where id = $1 and now() at time zone $6 is not null`,
);
const ARCHIVE = statement('venues.archive', `update venues set archived_at = $2 where id = $1`);

const INVALID_PARAMETER = '22023';

/** {@link VenueRepository} on the table `venues`. */
@Injectable()
export class PostgresVenueRepository extends VenueRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(venue: Venue): Promise<void> {
    await this.database.query(ADD, columnsOf(venue)).catch(refuseUnknownZone);
  }

  override async find(id: string): Promise<Venue | null> {
    const [venue] = await this.database.query<Venue>(FIND, [id]);
    return venue ?? null;
  }

  override async lock(id: string): Promise<Venue | null> {
    const [venue] = await this.database.query<Venue>(LOCK, [id]);
    return venue ?? null;
  }

  override async hold(id: string): Promise<Venue | null> {
    const [venue] = await this.database.query<Venue>(HOLD, [id]);
    return venue ?? null;
  }

  override async save(venue: Venue): Promise<void> {
    await this.database.query(SAVE, columnsOf(venue)).catch(refuseUnknownZone);
  }

  override async archive(id: string, at: Date): Promise<void> {
    await this.database.query(ARCHIVE, [id, at]);
  }
}

function columnsOf({ id, name, location, description, imageUrl, timeZone }: Venue): unknown[] {
  return [id, name, location, description, imageUrl, timeZone];
}

function refuseUnknownZone(error: unknown): never {
  throw sqlState(error) === INVALID_PARAMETER ? new UnknownTimeZone() : error;
}
