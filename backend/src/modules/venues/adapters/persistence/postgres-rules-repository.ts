import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { RulesRepository, type StoredRules } from '../../application/rules-repository.js';
import { type VenueRow, VenueSchema } from './venue.schema.js';

const FIND = statement(
  'venues.rules',
  `select rules as changed, rules_version as version from venues where id = $1 and archived_at is null`,
);

/** {@link RulesRepository} on the table `venues`. */
@Injectable()
export class PostgresRulesRepository extends RulesRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(VenueSchema) private readonly venues: Repository<VenueRow>,
  ) {
    super();
  }

  override async find(venueId: VenueId): Promise<StoredRules | null> {
    const [rules] = await this.database.query<StoredRules>(FIND, [venueId]);
    return rules ?? null;
  }

  override async save(venueId: VenueId, { changed, version }: StoredRules): Promise<void> {
    await this.database.of(this.venues).update({ id: venueId }, { rules: changed, rulesVersion: version });
  }
}
