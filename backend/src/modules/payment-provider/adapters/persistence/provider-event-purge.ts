import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { purgedBy } from '../../../../kernel/adapters/persistence/hourly-purges.js';
import { PURGE_BATCH, Purges } from '../../../../kernel/application/purges.js';

/** The provider repeats an event for at most 30 days. */
const EVENTS = statement(
  'payment-provider.purge-events',
  `delete from provider_events where ctid = any (array(
     select ctid from provider_events where received_at < $1::timestamptz - interval '90 days'
      order by received_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** Registers the purge of the provider's events. */
@Injectable()
export class ProviderEventPurge implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly purges: Purges,
  ) {}

  onModuleInit(): void {
    this.purges.add({ what: 'provider_events', run: (now) => purgedBy(this.database, EVENTS, now) });
  }
}
