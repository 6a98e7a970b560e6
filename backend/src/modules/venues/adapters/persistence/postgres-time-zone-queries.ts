import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { TimeZoneQueries } from '../../application/time-zone-queries.js';
import { isTimeZone } from '../../domain/venue.js';

const TIME_ZONES = statement(
  'venues.time-zones',
  `select name from pg_timezone_names
    where name = 'UTC' or name ~ '^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)/'
    order by name`,
);

/** {@link TimeZoneQueries} on the time zone files of PostgreSQL. */
@Injectable()
export class PostgresTimeZoneQueries extends TimeZoneQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async all(): Promise<string[]> {
    const zones = await this.database.query<{ name: string }>(TIME_ZONES, []);
    return zones.map(({ name }) => name).filter(isTimeZone);
  }
}
