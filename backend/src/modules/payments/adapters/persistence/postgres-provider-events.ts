import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { ProviderEvent } from '../../application/payment-gateway.js';
import { ProviderEvents } from '../../application/provider-events.js';

const KEEP = statement(
  'provider-events.keep',
  `insert into provider_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing returning id`,
);
const MARK_PROCESSED = statement(
  'provider-events.mark-processed',
  `update provider_events set processed_at = $2 where id = $1 and processed_at is null`,
);

@Injectable()
export class PostgresProviderEvents extends ProviderEvents {
  constructor(private readonly database: Database) {
    super();
  }

  override async keep({ id, type }: ProviderEvent, at: Date): Promise<boolean> {
    return (await this.database.query(KEEP, [id, type, at])).length > 0;
  }

  override async markProcessed(eventId: string, at: Date): Promise<void> {
    await this.database.query(MARK_PROCESSED, [eventId, at]);
  }
}
