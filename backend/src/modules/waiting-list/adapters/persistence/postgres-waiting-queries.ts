import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { type OfferRow, WaitingQueries, type WaitingRow } from '../../application/waiting-queries.js';

/** The facts of an offer `o` with its entry `w`, court `c` and venue `v`. */
const FACTS = `json_build_object('id', v.id, 'name', v.name, 'location', v.location, 'imageUrl', v.image_url) as venue,
  o.slot_date::text as date, v.time_zone as "timeZone", o.start_minute as minute,
  o.duration_minutes as "durationMinutes", w.game_type as "gameType"`;
const COURT = `json_build_object('id', c.id, 'courtNumber', c.court_number, 'name', c.name)`;

const OFFER = `o.id, o.status, w.player_id as "playerId", w.id as "entryId", o.booking_id as "bookingId",
  o.expires_at as "expiresAt", ${COURT} as court, ${FACTS}`;

const ONE = statement(
  'waiting-list.offer',
  `select ${OFFER} from hour_offers o join waiting_entries w on w.id = o.entry_id
     join courts c on c.id = o.court_id join venues v on v.id = o.venue_id where o.id = $1`,
);

const OPEN_OF_PLAYER = statement(
  'waiting-list.open-offers-of-player',
  `select ${OFFER} from waiting_entries w join hour_offers o on o.entry_id = w.id and o.status = 'open'
     join courts c on c.id = o.court_id join venues v on v.id = o.venue_id
    where w.player_id = $1 and w.status = 'offered'`,
);

const OF_PLAYER = statement(
  'waiting-list.of-player',
  `select w.id, json_build_object('id', v.id, 'name', v.name) as venue,
          case when c.id is not null then ${COURT} end as court, w.slot_date::text as date,
          w.from_minute as "from", w.to_minute as "to", w.duration_minutes as "durationMinutes",
          w.game_type as "gameType", w.created_at as "createdAt"
     from waiting_entries w join venues v on v.id = w.venue_id left join courts c on c.id = w.court_id
    where w.player_id = $1 and w.status in ('waiting', 'offered')
      and v.archived_at is null and c.archived_at is null
      and w.slot_date >= ($2::timestamptz at time zone v.time_zone)::date
    order by w.slot_date, w.from_minute, w.created_at, w.id`,
);

@Injectable()
export class PostgresWaitingQueries extends WaitingQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofPlayer(playerId: PlayerId, now: Date): Promise<WaitingRow[]> {
    const entries = await this.database.query<Omit<WaitingRow, 'offer'>>(OF_PLAYER, [playerId, now]);
    if (entries.length === 0) return [];
    const offers = await this.database.query<OfferRow>(OPEN_OF_PLAYER, [playerId]);
    return entries.map((entry) => ({
      ...entry,
      offer: offers.find(({ entryId }) => entryId === entry.id) ?? null,
    }));
  }

  override async offer(offerId: string): Promise<OfferRow | null> {
    const [row = null] = await this.database.query<OfferRow>(ONE, [offerId]);
    return row;
  }
}
