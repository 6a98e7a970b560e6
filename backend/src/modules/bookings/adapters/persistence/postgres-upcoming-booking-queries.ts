import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Cents, ZERO } from '../../../../kernel/domain/money.js';
import { UpcomingBookingQueries } from '../../application/upcoming-booking-queries.js';

const UPCOMING = `court_id = any($1) and starts_at > $2
      and (status = 'active' or (status = 'closing' and close_kind = 'deadline'))`;

const COUNT = statement(
  'bookings.count-upcoming',
  `select count(*)::int as bookings, coalesce(sum(paid_cents), 0)::int as "paidCents" from bookings
    where ${UPCOMING}`,
);
const IDS = statement(
  'bookings.upcoming-ids',
  `select id from bookings where ${UPCOMING} order by starts_at, id`,
);

@Injectable()
export class PostgresUpcomingBookingQueries extends UpcomingBookingQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async count(
    courtIds: readonly string[],
    after: Date,
  ): Promise<{ bookings: number; paidCents: Cents }> {
    const [count] = await this.database.query<{ bookings: number; paidCents: Cents }>(COUNT, [
      courtIds,
      after,
    ]);
    return count ?? { bookings: 0, paidCents: ZERO };
  }

  override async idsOfCourt(courtId: string, after: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(IDS, [[courtId], after]);
    return rows.map(({ id }) => id);
  }
}
