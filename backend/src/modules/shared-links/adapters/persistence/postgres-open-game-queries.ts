import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import type { GameType } from '../../../../kernel/domain/games.js';
import { type BookingId, type CourtId, type VenueId, idFrom } from '../../../../kernel/domain/ids.js';
import { formatTimeSlot, wallTime } from '../../../bookings/index.js';
import {
  type OpenGameFilter,
  type OpenGamePage,
  type OpenGamePosition,
  OpenGameQueries,
  type OpenGameView,
} from '../../application/open-game-queries.js';
import { ShareTokens } from '../../application/share-tokens.js';

/**
 * $1 is now. The listed links that have not expired are few, because each expires some hours after
 * it was made, or some days if a card guarantees the booking; so the list begins with them. A game
 * is listed until it begins.
 */
const OPEN = `shared_links l
     join bookings b on b.id = l.booking_id
     join courts c on c.id = b.court_id
     join venues v on v.id = b.venue_id
     cross join lateral (
       select count(*)::int as places, (array_agg(s.amount_cents order by s.place))[1] as amount
         from shares s
        where s.link_id = l.id and s.status = 'open' and s.place = any(l.public_places)) free
    where l.public_places <> '{}' and l.expires_at > $1 and b.starts_at > $1
      and (l.rest_held_until is null or l.rest_held_until <= $1)
      and b.status = 'active' and c.archived_at is null and v.archived_at is null and free.places > 0
      and ($2::uuid[] is null or b.venue_id = any($2))
      and ($3::date is null or b.slot_date = $3)
      and ($4::int is null or b.start_minute between $4 and $5)
      and ($6::text is null or b.game_type = $6)`;

/** $7 is the last start seen and $8 its booking. */
const PAGE = statement(
  'shared-links.open-games',
  `select l.id as "linkId", b.id as "bookingId", b.slot_date::text as "slotDate", b.start_minute as "startMinute",
          b.duration_minutes as "durationMinutes", b.starts_at as "startsAt", b.game_type as "gameType",
          least(l.expires_at, b.starts_at) as "closesAt", free.places, free.amount as "amountCents",
          c.id as "courtId", c.court_number as "courtNumber", c.name as "courtName",
          v.id as "venueId", v.name as "venueName", v.location, v.time_zone as "timeZone"
     from ${OPEN} and (b.starts_at, b.id) > ($7, $8)
    order by b.starts_at, b.id
    limit $9`,
);

const VENUES = statement(
  'shared-links.venues-of-open-games',
  `select distinct b.venue_id as "venueId" from ${OPEN}`,
);

const FIRST: OpenGamePosition = {
  startsAt: new Date(0),
  bookingId: idFrom('00000000-0000-0000-0000-000000000000'),
};

interface OpenGameRow {
  linkId: string;
  bookingId: BookingId;
  slotDate: string;
  startMinute: number;
  durationMinutes: number;
  startsAt: Date;
  gameType: GameType;
  closesAt: Date;
  places: number;
  amountCents: Cents;
  courtId: CourtId;
  courtNumber: number;
  courtName: string;
  venueId: VenueId;
  venueName: string;
  location: string;
  timeZone: string;
}

@Injectable()
export class PostgresOpenGameQueries extends OpenGameQueries {
  constructor(
    private readonly database: Database,
    private readonly tokens: ShareTokens,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async venueIds(filter: OpenGameFilter): Promise<VenueId[]> {
    const rows = await this.database.query<{ venueId: VenueId }>(VENUES, this.valuesOf(filter));
    return rows.map(({ venueId }) => venueId);
  }

  override async find(
    filter: OpenGameFilter,
    limit: number,
    after: OpenGamePosition | null = null,
  ): Promise<OpenGamePage> {
    const { startsAt, bookingId } = after ?? FIRST;
    const values = [...this.valuesOf(filter), startsAt, bookingId, limit + 1];
    const rows = await this.database.query<OpenGameRow>(PAGE, values);
    const shown = rows.slice(0, limit);
    return {
      items: shown.map((row) => this.toView(row)),
      next: (rows.length > limit && shown.at(-1)) || null,
    };
  }

  /** Returns the values $1 to $6. */
  private valuesOf({ venueIds, date, within, gameType }: OpenGameFilter): unknown[] {
    return [this.clock.now(), venueIds, date, within?.[0], within?.[1], gameType];
  }

  private toView(row: OpenGameRow): OpenGameView {
    const { durationMinutes, gameType, places, courtId, courtNumber, venueId, location, timeZone } = row;
    return {
      shareToken: this.tokens.tokenOf(row.linkId, 'public'),
      bookingDate: wallTime({ date: row.slotDate, minute: row.startMinute }),
      timeSlot: formatTimeSlot(row.startMinute),
      durationMinutes,
      startsAt: row.startsAt.toISOString(),
      gameType,
      places,
      amount: formatAmount(row.amountCents),
      closesAt: row.closesAt.toISOString(),
      court: { id: courtId, courtNumber, name: row.courtName },
      venue: { id: venueId, name: row.venueName, location, timeZone },
    };
  }
}
