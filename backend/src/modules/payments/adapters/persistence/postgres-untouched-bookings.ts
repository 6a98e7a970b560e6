import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { UntouchedBookings } from '../../application/ports/untouched-bookings.js';

/** With `not exists`, PostgreSQL may read the other tables from end to end. */
const UNTOUCHED = statement(
  'payments.untouched-bookings',
  `select b.id from bookings b
    where b.id = any ($1::uuid[])
      and (select 1 from payments p where p.booking_id = b.id limit 1) is null
      and (select 1 from shared_links l where l.booking_id = b.id limit 1) is null
      and (select 1 from redemptions r where r.booking_id = b.id and r.status = 'live' limit 1) is null
      and (select 1 from provider_customers c where c.player_id = b.player_id limit 1) is null
      and (select 1 from promised_cards k where k.booking_id = b.id limit 1) is null`,
);

@Injectable()
export class PostgresUntouchedBookings extends UntouchedBookings {
  constructor(private readonly database: Database) {
    super();
  }

  override async among(bookingIds: readonly BookingId[]): Promise<BookingId[]> {
    const rows = await this.database.query<{ id: BookingId }>(UNTOUCHED, [bookingIds]);
    return rows.map(({ id }) => id);
  }
}
