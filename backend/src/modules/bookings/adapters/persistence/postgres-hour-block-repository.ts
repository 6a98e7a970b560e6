import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { HourBlockRepository } from '../../application/hour-block-repository.js';
import { BlockNotFound, HourTaken, type Taker } from '../../domain/block-errors.js';
import { CourtUnavailable } from '../../domain/booking-errors.js';
import { daysOf, type HourBlock } from '../../domain/hour-block.js';
import { HALF_HOUR, type Play } from '../../domain/slot.js';
import { type HalfHourClaimRow, HalfHourClaimSchema } from './half-hour-claims.schema.js';
import { type HourBlockRow, HourBlockSchema } from './hour-blocks.schema.js';

/**
 * A transaction that archives the court waits for this one, or this one finds the court archived.
 */
const LOCK_COURT = statement(
  'bookings.lock-court-of-block',
  `select 1 from courts where id = $1 and archived_at is null for share`,
);

/** Claims in the order of day and half hour, so that two concurrent blocks cannot deadlock. */
const CLAIM = statement(
  'bookings.claim-block',
  `insert into half_hour_claims (court_id, slot_date, half_hour, block_id)
   select b.court_id, day::date, half_hour, b.id from hour_blocks b
     cross join generate_series(b.first_date::timestamp, b.last_date, '1 day') day
     cross join generate_series(b.start_minute / 30, b.end_minute / 30 - 1) half_hour
    where b.id = $1 order by day, half_hour
   on conflict do nothing returning 1`,
);

const FIRST_TAKEN = statement(
  'bookings.first-taken-of-block',
  `select h.slot_date::text as date,
          case when h.hold_id is not null then 'offer' when h.block_id is not null then 'block' else 'booking' end as by,
          coalesce(b.start_minute, k.start_minute, o.start_minute) as minute,
          coalesce(b.duration_minutes, k.end_minute - k.start_minute, o.duration_minutes) as length
     from half_hour_claims h left join bookings b on b.id = h.booking_id
     left join hour_blocks k on k.id = h.block_id
    cross join lateral (
      select min(half_hour) * 30 as start_minute, count(*)::int * 30 as duration_minutes
        from half_hour_claims where hold_id = h.hold_id) o
    where h.court_id = $1 and h.slot_date between $2 and $3 and h.half_hour between $4 / 30 and $5 / 30 - 1
      and h.block_id is distinct from $6
    order by h.slot_date, h.half_hour limit 1`,
);

@Injectable()
export class PostgresHourBlockRepository extends HourBlockRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(HourBlockSchema) private readonly blocks: Repository<HourBlockRow>,
    @InjectRepository(HalfHourClaimSchema) private readonly claims: Repository<HalfHourClaimRow>,
  ) {
    super();
  }

  override async add(block: HourBlock): Promise<void> {
    const open = await this.database.query(LOCK_COURT, [block.courtId]);
    if (open.length === 0) throw new CourtUnavailable();
    await this.database.of(this.blocks).insert({ ...block, removedAt: null });
    const claimed = await this.database.query(CLAIM, [block.id]);
    const halfHours = (daysOf(block).length * (block.to - block.from)) / HALF_HOUR;
    if (claimed.length < halfHours) throw await this.hourTaken(block);
  }

  override async takeOver(block: HourBlock, bookingId: BookingId): Promise<void> {
    await this.database.of(this.blocks).insert({ ...block, removedAt: null });
    await this.database.of(this.claims).update({ bookingId }, { bookingId: null, blockId: block.id });
  }

  override async remove(id: string, at: Date): Promise<void> {
    const removed = await this.database
      .of(this.blocks)
      .update({ id, removedAt: IsNull() }, { removedAt: at });
    if (removed.affected === 0) throw new BlockNotFound();
    await this.database.of(this.claims).delete({ blockId: id });
  }

  private async hourTaken(block: HourBlock): Promise<Error> {
    const { id, courtId, firstDate, lastDate, from, to } = block;
    const [taken] = await this.database.query<Play & { by: Taker }>(FIRST_TAKEN, [
      courtId,
      firstDate,
      lastDate,
      from,
      to,
      id,
    ]);
    const planned = { date: firstDate, minute: from, length: to - from };
    const { by, ...play } = taken ?? { ...planned, by: 'booking' };
    return new HourTaken(by, play);
  }
}
