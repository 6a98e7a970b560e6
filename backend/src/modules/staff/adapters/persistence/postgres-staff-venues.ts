import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { StaffVenues } from '../../application/staff-venues.js';

const NAMES = statement(
  'staff.venue-names',
  `select id, name from venues where id = any($1::uuid[]) order by name, id`,
);

@Injectable()
export class PostgresStaffVenues extends StaffVenues {
  constructor(private readonly database: Database) {
    super();
  }

  override async namesOf(venueIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; name: string }>(NAMES, [venueIds]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
