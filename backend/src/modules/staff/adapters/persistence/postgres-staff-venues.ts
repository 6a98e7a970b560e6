import { Injectable } from '@nestjs/common';
import { byName } from '../../../../kernel/adapters/persistence/by-name.js';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { venueFilterOf, type VenueScope } from '../../../roles/index.js';
import { type StaffVenue, StaffVenues } from '../../application/staff-venues.js';

/** `$1` the venues that count, or null for all. */
const OPEN = statement(
  'staff.open-venues',
  `select id, name, location, time_zone as "timeZone" from venues
    where archived_at is null and ($1::uuid[] is null or id = any ($1)) order by ${byName('name')}, id`,
);
const FIRST_TWO = statement('staff.first-venues', `select id from venues where archived_at is null limit 2`);
const NAMES = statement(
  'staff.venue-names',
  `select id, name from venues where id = any ($1::uuid[]) order by ${byName('name')}, id`,
);

@Injectable()
export class PostgresStaffVenues extends StaffVenues {
  constructor(private readonly database: Database) {
    super();
  }

  override openOf(scope: VenueScope): Promise<StaffVenue[]> {
    return this.database.query<StaffVenue>(OPEN, [venueFilterOf(scope)]);
  }

  override async onlyOne(): Promise<VenueId | null> {
    const [first, second] = await this.database.query<{ id: VenueId }>(FIRST_TWO, []);
    return first && !second ? first.id : null;
  }

  override async namesOf(venueIds: readonly VenueId[]): Promise<Map<VenueId, string>> {
    const rows = await this.database.query<{ id: VenueId; name: string }>(NAMES, [venueIds]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
