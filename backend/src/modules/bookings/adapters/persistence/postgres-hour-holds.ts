import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { CourtId } from '../../../../kernel/domain/ids.js';
import { openingOf, RememberedRules } from '../../../venues/index.js';
import { BookingRules } from '../../application/booking-rules.js';
import { freeCells } from '../../application/court-day.js';
import type { FreedStretch } from '../../application/freed-hours.js';
import {
  type DayOfCourts,
  type DayWithoutHold,
  HourHolds,
  type PlayOnCourt,
} from '../../application/hour-holds.js';
import type { HourBlock } from '../../domain/hour-block.js';
import { HALF_HOUR } from '../../domain/slot.js';
import { type HalfHourClaimRow, HalfHourClaimSchema } from './half-hour-claims.schema.js';
import { COURT_DAY, COURT_DAY_WITHOUT_HOLD, courtOf, type DayRow } from './court-day-rows.js';

const CLAIM = statement(
  'bookings.claim-for-hold',
  `select claim_for_hold($2, $3, $4 / 30, $5 / 30, $1) as claimed`,
);

const HAND_OVER = statement(
  'bookings.hand-over-hold',
  `update half_hour_claims set hold_id = $6
    where hold_id = $1 and court_id = $2 and slot_date = $3 and half_hour between $4 / 30 and ($4 + $5) / 30 - 1`,
);

/** The primary key finds the claims; the index of holds would be read from end to end. */
const WITHIN = statement(
  'bookings.holds-within-block',
  `with taken as materialized (
     select hold_id, slot_date from half_hour_claims
      where court_id = $1 and slot_date between $2 and $3 and half_hour between $4 / 30 and $5 / 30 - 1
   )
   select hold_id as "holdId" from taken where hold_id is not null group by hold_id order by min(slot_date), hold_id`,
);

const DAY = statement(
  'bookings.day-without-hold',
  `select ${COURT_DAY_WITHOUT_HOLD}
     from courts c join venues v on v.id = c.venue_id
    where c.id = $1 and c.archived_at is null and v.archived_at is null`,
);

const DAY_OF_COURTS = statement(
  'bookings.day-of-courts-in-service',
  `select ${COURT_DAY}
     from courts c join venues v on v.id = c.venue_id
    where v.id = $1 and ($3::uuid is null or c.id = $3) and c.status = 'available'
      and c.archived_at is null and v.archived_at is null
    order by c.id`,
);

@Injectable()
export class PostgresHourHolds extends HourHolds {
  private readonly rules: RememberedRules;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    installation: BookingRules,
    @InjectRepository(HalfHourClaimSchema) private readonly claims: Repository<HalfHourClaimRow>,
  ) {
    super();
    this.rules = new RememberedRules(installation);
  }

  override async claim(holdId: string, play: PlayOnCourt): Promise<boolean> {
    const [outcome] = await this.database.query<{ claimed: boolean }>(CLAIM, [holdId, ...placeOf(play)]);
    return outcome?.claimed === true;
  }

  override async handOver(holdId: string, toHoldId: string, play: PlayOnCourt): Promise<void> {
    await this.database.query(HAND_OVER, [holdId, ...placeOf(play), toHoldId]);
  }

  override async free(holdId: string): Promise<void> {
    await this.database.of(this.claims).delete({ holdId });
  }

  override async within({ courtId, firstDate, lastDate, from, to }: HourBlock): Promise<string[]> {
    const values = [courtId, firstDate, lastDate, from, to];
    const holds = await this.database.query<{ holdId: string }>(WITHIN, values);
    return holds.map(({ holdId }) => holdId);
  }

  override async dayWithout(holdId: string, courtId: CourtId, date: string): Promise<DayWithoutHold | null> {
    const [row] = await this.database.query<DayRow>(DAY, [courtId, date, holdId]);
    if (!row) return null;
    const rules = this.rules.of(row.changedRules);
    return { court: courtOf(row), day: { rules, date, timeZone: row.timeZone, now: this.clock.now() } };
  }

  override async unheld({ venueId, courtId, date }: DayOfCourts): Promise<FreedStretch[]> {
    const rows = await this.database.query<DayRow>(DAY_OF_COURTS, [venueId, date, courtId]);
    return rows.flatMap((row) => {
      const { id, claims } = courtOf(row);
      const { intervals } = openingOf(this.rules.of(row.changedRules), date);
      const open = intervals.map(({ from, to }) => ({ minute: from, length: to - from }));
      const held = Object.keys(claims ?? {}).map((halfHour) => ({
        minute: Number(halfHour) * HALF_HOUR,
        length: HALF_HOUR,
      }));
      return freeCells(open, held).map((stretch) => ({ ...stretch, venueId, courtId: id, date }));
    });
  }
}

function placeOf({ courtId, date, minute, length }: PlayOnCourt): unknown[] {
  return [courtId, date, minute, length];
}
