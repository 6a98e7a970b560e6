import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { FactorAttemptRepository } from '../../application/factor-attempt-repository.js';
import type { FactorAttempts } from '../../domain/factor-attempts.js';

const LOCK = statement(
  'identity.lock-factor-attempts',
  `insert into admin_factor_attempts as f (admin_id, device, attempts, last_at) values ($1, $2, 0, now())
   on conflict (admin_id, device) do update set attempts = f.attempts
   returning attempts as count, last_at as "lastAt"`,
);
const SAVE = statement(
  'identity.save-factor-attempts',
  `update admin_factor_attempts set attempts = $3, last_at = $4 where admin_id = $1 and device = $2`,
);
const FORGET = statement(
  'identity.forget-factor-attempts',
  `delete from admin_factor_attempts where admin_id = $1 and device = $2`,
);

/** {@link FactorAttemptRepository} in PostgreSQL, so that all processes share the counts. */
@Injectable()
export class PostgresFactorAttemptRepository extends FactorAttemptRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(adminId: string, device: string): Promise<FactorAttempts> {
    const [row] = await this.database.query<FactorAttempts>(LOCK, [adminId, device]);
    if (!row) throw new Error('the statement returns the row that it has locked');
    return row;
  }

  override async save(adminId: string, device: string, { count, lastAt }: FactorAttempts): Promise<void> {
    await this.database.query(SAVE, [adminId, device, count, lastAt]);
  }

  override async forget(adminId: string, device: string): Promise<void> {
    await this.database.query(FORGET, [adminId, device]);
  }
}
