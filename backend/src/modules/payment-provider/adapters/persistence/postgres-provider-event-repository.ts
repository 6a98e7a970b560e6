import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { addJobs, storedJobs } from '../../../../kernel/adapters/jobs/stored-jobs.js';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { Job } from '../../../../kernel/application/jobs.js';
import type { ProviderEvent } from '../../application/ports/payment-gateway.js';
import { ProviderEventRepository } from '../../application/ports/provider-event-repository.js';
import { type ProviderEventRow, ProviderEventSchema } from './provider-event.schema.js';

const KEEP = statement(
  'payment-provider.keep-event',
  `with kept as (
     insert into provider_events (id, type, received_at, processed_at) values ($1, $2, $3, $4)
     on conflict do nothing returning id
   )
   select count(*) as jobs, exists (select from kept) as "isNew"
     from ${addJobs('$5', 'exists (select from kept)')}`,
);

@Injectable()
export class PostgresProviderEventRepository extends ProviderEventRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ProviderEventSchema) private readonly rows: Repository<ProviderEventRow>,
  ) {
    super();
  }

  override async keep({ id, type }: ProviderEvent, job: Job | null, at: Date): Promise<boolean> {
    const values = [id, type, at, job ? null : at, storedJobs(job ? [job] : [])];
    const [kept] = await this.database.query<{ isNew: boolean }>(KEEP, values);
    return kept?.isNew ?? false;
  }

  override async markProcessed(eventId: string, at: Date): Promise<void> {
    await this.database.of(this.rows).update({ id: eventId, processedAt: IsNull() }, { processedAt: at });
  }
}
