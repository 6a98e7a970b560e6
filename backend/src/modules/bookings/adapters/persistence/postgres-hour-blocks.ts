import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import { type BlockView, HourBlocks } from '../../application/hour-blocks.js';
import { BlockNotFound, CourtUnavailable, HourTaken } from '../../domain/booking-errors.js';
import { daysOf, type HourBlock } from '../../domain/hour-block.js';
import { BLOCK_COLUMNS, type BlockRow, toBlockView } from './block-rows.js';

/** Whoever deletes the court waits for us, or we find it gone. */
const LOCK_COURT = statement(
  'blocks.lock-court',
  `select 1 from courts where id = $1 and archived_at is null for share`,
);

const ADD = statement(
  'blocks.add',
  `insert into hour_blocks
     (id, court_id, first_date, last_date, first_hour, last_hour, reason, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** In the order of the clock, so that two blocks at once never wait for each other in a circle. */
const CLAIM = statement(
  'blocks.claim',
  `insert into slot_claims (court_id, slot_date, slot_hour, block_id)
   select b.court_id, day::date, hour, b.id from hour_blocks b
     cross join generate_series(b.first_date::timestamp, b.last_date, '1 day') day
     cross join generate_series(b.first_hour::int, b.last_hour) hour
    where b.id = $1 order by day, hour
   on conflict do nothing returning 1`,
);

const FIRST_TAKEN = statement(
  'blocks.first-taken',
  `select slot_date::text as date, slot_hour as hour, booking_id is not null as booked from slot_claims
    where court_id = $1 and slot_date between $2 and $3 and slot_hour between $4 and $5
      and block_id is distinct from $6
    order by slot_date, slot_hour limit 1`,
);

const ONE = statement(
  'blocks.one',
  `select ${BLOCK_COLUMNS} from hour_blocks k join courts c on c.id = k.court_id
     join venues v on v.id = c.venue_id join admins a on a.id = k.created_by where k.id = $1`,
);

const REMOVE = statement(
  'blocks.remove',
  `update hour_blocks set removed_at = $2 where id = $1 and removed_at is null returning 1`,
);
const FREE = statement('blocks.free', `delete from slot_claims where block_id = $1`);

@Injectable()
export class PostgresHourBlocks extends HourBlocks {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {
    super();
  }

  override async add(block: HourBlock): Promise<BlockView> {
    const { id, courtId, firstDate, lastDate, firstHour, lastHour } = block;
    const open = await this.database.query(LOCK_COURT, [courtId]);
    if (open.length === 0) throw new CourtUnavailable();
    await this.database.query(ADD, [
      ...[id, courtId, firstDate, lastDate, firstHour, lastHour],
      ...[block.reason, block.createdBy, block.createdAt],
    ]);
    const claimed = await this.database.query(CLAIM, [id]);
    if (claimed.length < daysOf(block).length * (lastHour - firstHour + 1)) throw await this.takenBy(block);
    return this.announced(await this.view(id));
  }

  override async remove(id: string, at: Date): Promise<BlockView> {
    const removed = await this.database.query(REMOVE, [id, at]);
    if (removed.length === 0) throw new BlockNotFound();
    await this.database.query(FREE, [id]);
    return this.announced(await this.view(id));
  }

  private async takenBy(block: HourBlock): Promise<Error> {
    const [taken] = await this.database.query<{ date: string; hour: number; booked: boolean }>(FIRST_TAKEN, [
      ...[block.courtId, block.firstDate, block.lastDate, block.firstHour, block.lastHour, block.id],
    ]);
    const { booked, ...slot } = taken ?? { booked: true, date: block.firstDate, hour: block.firstHour };
    return new HourTaken(booked ? 'booking' : 'block', slot);
  }

  private async view(id: string): Promise<BlockView> {
    const [row] = await this.database.query<BlockRow>(ONE, [id]);
    if (!row) throw new BlockNotFound();
    return toBlockView(row);
  }

  /** Tells open screens that hours of these days were taken or freed, once a day. */
  private async announced(view: BlockView): Promise<BlockView> {
    for (const date of daysOf({ firstDate: view.date, lastDate: view.untilDate }))
      await this.live.announce(`venue:${view.venue.id}`, { courtId: view.court.id, date });
    return view;
  }
}
