import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { ProviderEvent } from '../../application/ports/payment-gateway.js';
import { ProviderEventRepository } from '../../application/ports/provider-event-repository.js';
import { type ProviderEventRow, ProviderEventSchema } from './provider-event.schema.js';

const KEEP = statement(
  'payment-provider.keep-event',
  `insert into provider_events (id, type, received_at) values ($1, $2, $3)
   on conflict do nothing returning id`,
);

@Injectable()
export class PostgresProviderEventRepository extends ProviderEventRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ProviderEventSchema) private readonly rows: Repository<ProviderEventRow>,
  ) {
    super();
  }

  override async keep({ id, type }: ProviderEvent, at: Date): Promise<boolean> {
    return (await this.database.query(KEEP, [id, type, at])).length > 0;
  }

  override async markProcessed(eventId: string, at: Date): Promise<void> {
    await this.database.of(this.rows).update({ id: eventId, processedAt: IsNull() }, { processedAt: at });
  }
}
