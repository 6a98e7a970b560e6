import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { purgedBy } from '../../../../kernel/adapters/persistence/hourly-purges.js';
import { PURGE_BATCH, Purges } from '../../../../kernel/application/purges.js';

const LONG_OVER = `slot_date < ($1::timestamptz - interval '30 days')::date`;

const OFFERS = statement(
  'waiting-list.purge-offers',
  `delete from hour_offers where ctid = any (array(
     select ctid from hour_offers where ${LONG_OVER}
      order by slot_date, id limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** Their offers, which are of the same day, go with them. */
const ENTRIES = statement(
  'waiting-list.purge-entries',
  `delete from waiting_entries where ctid = any (array(
     select ctid from waiting_entries where ${LONG_OVER}
      order by slot_date, id limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** Registers the purges of wishes and offers, 30 days after their day. */
@Injectable()
export class WaitingPurge implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly purges: Purges,
  ) {}

  onModuleInit(): void {
    this.purges.add({ what: 'hour_offers', run: (now) => purgedBy(this.database, OFFERS, now) });
    this.purges.add({ what: 'waiting_entries', run: (now) => purgedBy(this.database, ENTRIES, now) });
  }
}
