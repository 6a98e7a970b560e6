import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { CourtId } from '../../../../kernel/domain/ids.js';
import { CourtImageRepository } from '../../application/images/court-image-repository.js';
import { CourtNotFound } from '../../domain/court-errors.js';
import { type CourtRow, CourtSchema } from './court.schema.js';

const BEFORE = statement(
  'courts.image-before-change',
  `select c.image_url as "imageUrl", c.name || ' · ' || v.name as label
     from courts c join venues v on v.id = c.venue_id
    where c.id = $1 and c.archived_at is null and v.archived_at is null
      for update of c`,
);
const IS_SHOWN = statement(
  'courts.is-image-shown',
  `select 1 where exists (select from courts where image_url = $1) or exists (select from venues where image_url = $1)
      or exists (select from venues where further_photos @> $2::jsonb)`,
);

/** {@link CourtImageRepository} on the tables `courts` and `venues`. */
@Injectable()
export class PostgresCourtImageRepository extends CourtImageRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(CourtSchema) private readonly courts: Repository<CourtRow>,
  ) {
    super();
  }

  override async change(
    courtId: CourtId,
    imageUrl: string,
  ): Promise<{ before: string | null; label: string }> {
    const [court] = await this.database.query<{ imageUrl: string | null; label: string }>(BEFORE, [courtId]);
    if (!court) throw new CourtNotFound();
    await this.database.of(this.courts).update({ id: courtId }, { imageUrl });
    return { before: court.imageUrl, label: court.label };
  }

  override async isShown(imageUrl: string): Promise<boolean> {
    return (await this.database.query(IS_SHOWN, [imageUrl, JSON.stringify([{ imageUrl }])])).length > 0;
  }
}
