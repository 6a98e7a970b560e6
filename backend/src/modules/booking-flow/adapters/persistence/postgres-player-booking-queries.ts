import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { BookingNotFound } from '../../../bookings/index.js';
import { venueFilterOf, type VenueScope } from '../../../roles/index.js';
import { type BookingView, PlayerBookingQueries } from '../../application/player-booking-queries.js';
import {
  BOOKING_COLUMNS,
  type BookingViewRow,
  SAVED_CARD_COLUMN,
  toBookingView,
} from './booking-view-rows.js';

const FROM = 'from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id';
const OWNER_VIEW = `select ${BOOKING_COLUMNS}, ${SAVED_CARD_COLUMN} ${FROM}`;

const OWN = statement('booking-flow.own', `${OWNER_VIEW} where b.id = $1 and b.player_id = $2`);
const BY_ID = statement('booking-flow.by-id', `${OWNER_VIEW} where b.id = $1`);
const OF_PLAYER = statement(
  'booking-flow.of-player',
  `${OWNER_VIEW} where b.player_id = $1 order by b.starts_at desc, b.id desc`,
);

/** A booking that its deadline is closing is listed: it still shows as active (`statusAt`). */
const TODAY = statement(
  'booking-flow.today',
  `select ${BOOKING_COLUMNS} ${FROM} where v.archived_at is null and b.slot_date = ($1::timestamptz at time zone v.time_zone)::date
      and (b.status = 'active' or (b.status = 'closing' and b.close_kind = 'deadline'))
      and ($2::uuid[] is null or b.venue_id = any ($2))
    order by b.start_minute, c.court_number, b.id`,
);

@Injectable()
export class PostgresPlayerBookingQueries extends PlayerBookingQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async own(bookingId: BookingId, playerId: PlayerId | null): Promise<BookingView> {
    const [row] = await this.database.query<BookingViewRow>(OWN, [bookingId, playerId]);
    if (!row) throw new BookingNotFound();
    return toBookingView(row, this.clock.now());
  }

  override async byId(bookingId: BookingId): Promise<BookingView> {
    const [row] = await this.database.query<BookingViewRow>(BY_ID, [bookingId]);
    if (!row) throw new BookingNotFound();
    return toBookingView(row, this.clock.now());
  }

  override async ofPlayer(playerId: PlayerId): Promise<BookingView[]> {
    const now = this.clock.now();
    const rows = await this.database.query<BookingViewRow>(OF_PLAYER, [playerId]);
    return rows.map((row) => toBookingView(row, now));
  }

  override async today(scope: VenueScope): Promise<BookingView[]> {
    const now = this.clock.now();
    const rows = await this.database.query<BookingViewRow>(TODAY, [now, venueFilterOf(scope)]);
    return rows.map((row) => toBookingView(row, now));
  }
}
