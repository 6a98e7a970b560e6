import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import {
  type BlockedStretchView,
  type BlockView,
  HourBlockQueries,
} from '../../application/hour-block-queries.js';
import { BlockNotFound } from '../../domain/block-errors.js';
import { formatTimeSlot } from '../../domain/slot.js';

/**
 * The columns of {@link BlockViewRow}, of `hour_blocks k`, `courts c`, `venues v` and `admins a`.
 */
const COLUMNS = `
  k.id, k.first_date::text as "firstDate", k.last_date::text as "lastDate", k.start_minute as "from",
  k.end_minute as "to", k.reason, k.created_at as "createdAt", coalesce(a.name, a.username) as "createdBy",
  c.id as "courtId", c.court_number as "courtNumber", c.name as "courtName",
  v.id as "venueId", v.name as "venueName"`;

const ONE = statement(
  'bookings.block',
  `select ${COLUMNS} from hour_blocks k join courts c on c.id = k.court_id
     join venues v on v.id = c.venue_id join admins a on a.id = k.created_by where k.id = $1`,
);

const OF_VENUE_DAY = statement(
  'bookings.blocks-of-venue-day',
  `select ${COLUMNS}
     from courts c join half_hour_claims s on s.court_id = c.id and s.slot_date = $2
     join hour_blocks k on k.id = s.block_id and k.start_minute = s.half_hour * 30 join venues v on v.id = c.venue_id
     join admins a on a.id = k.created_by
    where c.venue_id = $1`,
);

const VENUE_OF = statement(
  'bookings.venue-of-block',
  `select c.venue_id as "venueId" from hour_blocks k join courts c on c.id = k.court_id where k.id = $1`,
);

interface BlockViewRow {
  id: string;
  firstDate: string;
  lastDate: string;
  from: number;
  to: number;
  reason: string;
  createdAt: Date;
  createdBy: string;
  courtId: CourtId;
  courtNumber: number;
  courtName: string;
  venueId: VenueId;
  venueName: string;
}

@Injectable()
export class PostgresHourBlockQueries extends HourBlockQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async one(blockId: string): Promise<BlockView> {
    const [row] = await this.database.query<BlockViewRow>(ONE, [blockId]);
    if (!row) throw new BlockNotFound();
    return toBlockView(row);
  }

  override async venueOf(blockId: string): Promise<VenueId | null> {
    const [block] = await this.database.query<{ venueId: VenueId }>(VENUE_OF, [blockId]);
    return block?.venueId ?? null;
  }

  override async ofVenueDay(venueId: VenueId, date: string): Promise<BlockedStretchView[]> {
    const rows = await this.database.query<BlockViewRow>(OF_VENUE_DAY, [venueId, date]);
    return rows.map((row) => ({ minute: row.from, length: row.to - row.from, block: toBlockView(row) }));
  }
}

function toBlockView(row: BlockViewRow): BlockView {
  return {
    id: row.id,
    date: row.firstDate,
    untilDate: row.lastDate,
    from: formatTimeSlot(row.from),
    to: formatTimeSlot(row.to),
    reason: row.reason,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    court: { id: row.courtId, courtNumber: row.courtNumber, name: row.courtName },
    venue: { id: row.venueId, name: row.venueName },
  };
}
