import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { type BookableCourt, CourtQueries, type CourtView } from '../../application/court-queries.js';
import type { VenueRules } from '../../../venues/index.js';
import { CourtNotFound } from '../../domain/court-errors.js';

const SELECT = `
  select c.id, c.venue_id as "venueId", v.name as "venueName", v.time_zone as "timeZone", c.name,
         c.court_number as "courtNumber", c.status, c.surface, c.indoor, c.lights, c.image_url as "imageUrl",
         c.day_singles_cents as "daySingles", c.day_doubles_cents as "dayDoubles",
         c.night_singles_cents as "nightSingles", c.night_doubles_cents as "nightDoubles",
         v.rules as "changedRules", v.rules_version as "rulesVersion"
    from courts c join venues v on v.id = c.venue_id
   where c.archived_at is null and v.archived_at is null`;

const ALL = statement('courts.all', `${SELECT} order by v.created_at, v.id, c.court_number`);
const OF_VENUE = statement('courts.of-venue', `${SELECT} and v.id = $1 order by c.court_number`);
const ONE = statement('courts.one', `${SELECT} and c.id = $1`);

const VENUE_OF = statement('courts.venue-of', 'select venue_id as "venueId" from courts where id = $1');

interface Row extends Omit<CourtView, `${string}Price`> {
  daySingles: Cents;
  dayDoubles: Cents;
  nightSingles: Cents;
  nightDoubles: Cents;
  changedRules: Partial<VenueRules>;
  rulesVersion: number;
}

/** {@link CourtQueries} on the tables `courts` and `venues`. */
@Injectable()
export class PostgresCourtQueries extends CourtQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async all(): Promise<CourtView[]> {
    return (await this.database.query<Row>(ALL, [])).map(toView);
  }

  override async ofVenue(venueId: VenueId): Promise<CourtView[]> {
    return (await this.database.query<Row>(OF_VENUE, [venueId])).map(toView);
  }

  override async one(id: CourtId): Promise<CourtView> {
    return toView(await this.load(id));
  }

  override async venueOf(id: CourtId): Promise<VenueId | null> {
    const [court] = await this.database.query<{ venueId: VenueId }>(VENUE_OF, [id]);
    return court?.venueId ?? null;
  }

  override async bookable(id: CourtId): Promise<BookableCourt> {
    const court = await this.load(id);
    return {
      id: court.id,
      venueId: court.venueId,
      timeZone: court.timeZone,
      available: court.status === 'available',
      changedRules: court.changedRules,
      rulesVersion: court.rulesVersion,
      prices: {
        day: { singles: court.daySingles, doubles: court.dayDoubles },
        night: { singles: court.nightSingles, doubles: court.nightDoubles },
      },
    };
  }

  private async load(id: CourtId): Promise<Row> {
    const [row] = await this.database.query<Row>(ONE, [id]);
    if (!row) throw new CourtNotFound();
    return row;
  }
}

function toView({
  daySingles,
  dayDoubles,
  nightSingles,
  nightDoubles,
  changedRules: _rules,
  rulesVersion: _version,
  ...court
}: Row): CourtView {
  return {
    ...court,
    daySinglesPrice: formatAmount(daySingles),
    dayDoublesPrice: formatAmount(dayDoubles),
    nightSinglesPrice: formatAmount(nightSingles),
    nightDoublesPrice: formatAmount(nightDoubles),
  };
}
