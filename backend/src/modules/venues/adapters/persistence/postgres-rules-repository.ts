import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { RulesRepository, type StoredRules } from '../../application/rules-repository.js';

const FIND = statement(
  'venues.rules',
  `select rules as changed, rules_version as version from venues where id = $1 and archived_at is null`,
);
const SAVE = statement('venues.save-rules', `update venues set rules = $2, rules_version = $3 where id = $1`);

/** {@link RulesRepository} on the table `venues`. */
@Injectable()
export class PostgresRulesRepository extends RulesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(venueId: string): Promise<StoredRules | null> {
    const [rules] = await this.database.query<StoredRules>(FIND, [venueId]);
    return rules ?? null;
  }

  override async save(venueId: string, { changed, version }: StoredRules): Promise<void> {
    await this.database.query(SAVE, [venueId, JSON.stringify(changed), version]);
  }
}
