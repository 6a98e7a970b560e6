import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { formatTimeSlot } from '../../../bookings/index.js';
import type { SavedCardView } from '../../application/player-booking-queries.js';
import { type OverlappingView, QuoteQueries } from '../../application/quote-queries.js';

const SAVED_CARD = statement(
  'booking-flow.card-to-charge',
  `select card_brand as brand, card_last4 as last4 from provider_customers where player_id = $1 and card_id is not null`,
);

/** No play is longer than a day, so the index gives few rows. */
const OVERLAPPING = statement(
  'booking-flow.overlapping',
  `select b.id as "bookingId", b.court_id as "courtId", b.venue_id as "venueId", v.name as "venueName",
          c.court_number as "courtNumber", b.start_minute as "startMinute", b.paid_cents > 0 as "isPaid"
     from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id
    where b.player_id = $1 and b.status = 'active' and b.starts_at < $3 and b.starts_at > $2::timestamptz - interval '1 day'
      and b.starts_at + make_interval(mins => b.duration_minutes) > $2
    order by b.starts_at, b.id`,
);

@Injectable()
export class PostgresQuoteQueries extends QuoteQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async savedCardOf(playerId: PlayerId): Promise<SavedCardView | null> {
    const [card] = await this.database.query<SavedCardView>(SAVED_CARD, [playerId]);
    return card ?? null;
  }

  override async overlapping(playerId: PlayerId, from: Date, to: Date): Promise<OverlappingView[]> {
    const rows = await this.database.query<Omit<OverlappingView, 'timeSlot'> & { startMinute: number }>(
      OVERLAPPING,
      [playerId, from, to],
    );
    return rows.map(({ startMinute, ...row }) => ({ ...row, timeSlot: formatTimeSlot(startMinute) }));
  }
}
