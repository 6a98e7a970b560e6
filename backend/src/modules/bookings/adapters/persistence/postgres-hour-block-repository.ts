import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { HourBlockRepository } from '../../application/hour-block-repository.js';
import { BlockNotFound, CourtUnavailable, HourTaken } from '../../domain/booking-errors.js';
import { daysOf, type HourBlock } from '../../domain/hour-block.js';
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
     cross join generate_series(b.first_hour * 2, b.last_hour * 2 + 1) half_hour
    where b.id = $1 order by day, half_hour
   on conflict do nothing returning 1`,
);

const FIRST_TAKEN = statement(
  'bookings.first-taken-of-block',
  `select slot_date::text as date, half_hour * 30 as minute, booking_id is not null as booked
     from half_hour_claims
    where court_id = $1 and slot_date between $2 and $3 and half_hour between $4 * 2 and $5 * 2 + 1
      and block_id is distinct from $6
    order by slot_date, half_hour limit 1`,
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
    const halfHours = daysOf(block).length * (block.lastHour - block.firstHour + 1) * 2;
    if (claimed.length < halfHours) throw await this.hourTaken(block);
  }

  override async remove(id: string, at: Date): Promise<void> {
    const removed = await this.database
      .of(this.blocks)
      .update({ id, removedAt: IsNull() }, { removedAt: at });
    if (removed.affected === 0) throw new BlockNotFound();
    await this.database.of(this.claims).delete({ blockId: id });
  }

  private async hourTaken(block: HourBlock): Promise<Error> {
    const { id, courtId, firstDate, lastDate, firstHour, lastHour } = block;
    const [taken] = await this.database.query<{ date: string; minute: number; booked: boolean }>(
      FIRST_TAKEN,
      [courtId, firstDate, lastDate, firstHour, lastHour, id],
    );
    const { booked, ...slot } = taken ?? { booked: true, date: firstDate, minute: firstHour * 60 };
    return new HourTaken(booked ? 'booking' : 'block', slot);
  }
}
