import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { FactorAttemptRepository } from '../../application/ports/factor-attempt-repository.js';
import type { FactorAttempts } from '../../domain/factor-attempts.js';
import { type FactorAttemptsRow, FactorAttemptsSchema } from './second-factor.schemas.js';

const LOCK = statement(
  'admins.lock-factor-attempts',
  `insert into admin_factor_attempts as f (admin_id, device, attempts, last_at) values ($1, $2, 0, now())
   on conflict (admin_id, device) do update set attempts = f.attempts
   returning attempts as count, last_at as "lastAt"`,
);

/** {@link FactorAttemptRepository} in PostgreSQL, so that all processes share the counts. */
@Injectable()
export class PostgresFactorAttemptRepository extends FactorAttemptRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(FactorAttemptsSchema) private readonly rows: Repository<FactorAttemptsRow>,
  ) {
    super();
  }

  override async lock(adminId: AdminId, device: string): Promise<FactorAttempts> {
    const [row] = await this.database.query<FactorAttempts>(LOCK, [adminId, device]);
    if (!row) throw new Error('the statement returns the row that it has locked');
    return row;
  }

  override async save(adminId: AdminId, device: string, { count, lastAt }: FactorAttempts): Promise<void> {
    await this.database.of(this.rows).update({ adminId, device }, { attempts: count, lastAt });
  }

  override async forget(adminId: AdminId, device: string): Promise<void> {
    await this.database.of(this.rows).delete({ adminId, device });
  }
}
