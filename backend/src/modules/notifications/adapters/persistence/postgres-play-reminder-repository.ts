import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayReminderRepository, type SoonPlayed } from '../../application/play-reminder-repository.js';
import type { ReminderKind } from '../../domain/play-reminder.js';
import { type PlayReminderRow, PlayReminderSchema } from './play-reminder.schema.js';
import { isPaid } from '../../../bookings/sql.js';

/** A part of the SQL, because for an unknown limit PostgreSQL plans to read the whole table. */
const BATCH_SIZE = 500;

const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

const REACHED = statement(
  'notifications.lock-play-reminder',
  `select reached_at as "reachedAt", reached_id as "reachedId" from play_reminders where kind = $1 for update`,
);

/** Reads `bookings_expected` from where the batch before ended. */
const SOON_PLAYED = statement(
  'notifications.soon-played',
  `select id as "bookingId", starts_at as "startsAt" from bookings
    where status = 'active' and (${isPaid('bookings')} or pays_at_club_since is not null
                                 or guaranteed_at is not null)
      and (starts_at, id) > ($1::timestamptz, $2::uuid) and starts_at < $3
    order by starts_at, id limit ${BATCH_SIZE}`,
);

@Injectable()
export class PostgresPlayReminderRepository extends PlayReminderRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PlayReminderSchema) private readonly rows: Repository<PlayReminderRow>,
  ) {
    super();
  }

  override async take(kind: ReminderKind, until: Date): Promise<SoonPlayed[]> {
    const [from] = await this.database.query<{ reachedAt: Date; reachedId: string }>(REACHED, [kind]);
    if (!from) throw new Error(`no row of the reminder "${kind}"`);
    if (from.reachedAt >= until) return [];
    const soon = await this.database.query<SoonPlayed>(SOON_PLAYED, [from.reachedAt, from.reachedId, until]);
    const last = soon.length < BATCH_SIZE ? undefined : soon.at(-1);
    const to = last ?? { startsAt: until, bookingId: BEFORE_ALL_IDS };
    await this.database.of(this.rows).update({ kind }, { reachedAt: to.startsAt, reachedId: to.bookingId });
    return soon;
  }
}
