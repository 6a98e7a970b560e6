import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository } from 'typeorm';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import { violatedConstraint } from '../../../../kernel/adapters/persistence/sql-state.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { CourtRepository } from '../../application/court-repository.js';
import type { Court } from '../../domain/court.js';
import { CourtNumberTaken } from '../../domain/court-errors.js';
import { type CourtRow, CourtSchema } from './court.schema.js';

/** Not `for update`: the foreign keys of new bookings share the row. */
const LOCK = { mode: 'for_no_key_update' } as const;

/** {@link CourtRepository} on the table `courts`. */
@Injectable()
export class PostgresCourtRepository extends CourtRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(CourtSchema) private readonly courts: Repository<CourtRow>,
  ) {
    super();
  }

  override async add(court: Court): Promise<void> {
    await this.database.of(this.courts).insert(rowOf(court)).catch(refuseTakenNumber(court));
  }

  override async lock(id: CourtId): Promise<Court | null> {
    const where = { id, archivedAt: IsNull() };
    const row = await this.database.of(this.courts).findOne({ where, lock: LOCK });
    return row && toCourt(row);
  }

  override async lockOfVenue(venueId: VenueId): Promise<Court[]> {
    const rows = await this.database.of(this.courts).find({
      where: { venueId, archivedAt: IsNull() },
      order: { courtNumber: 'ASC' },
      lock: LOCK,
    });
    return rows.map(toCourt);
  }

  override async save(court: Court): Promise<void> {
    const { id, ...changes } = rowOf(court);
    await this.database.of(this.courts).update({ id }, changes).catch(refuseTakenNumber(court));
  }

  override async archive(ids: readonly CourtId[], at: Date): Promise<void> {
    await this.database.of(this.courts).update({ id: In(ids) }, { archivedAt: at });
  }
}

function toCourt({
  id,
  venueId,
  name,
  courtNumber,
  status,
  surface,
  indoor,
  lights,
  ...row
}: CourtRow): Court {
  const prices = {
    daySingles: row.daySinglesCents,
    dayDoubles: row.dayDoublesCents,
    nightSingles: row.nightSinglesCents,
    nightDoubles: row.nightDoublesCents,
  };
  return { id, venueId, name, courtNumber, status, surface, indoor, lights, prices };
}

/** The columns of a court that its admins maintain. */
function rowOf({ prices, ...court }: Court): Omit<CourtRow, 'imageUrl' | 'createdAt' | 'archivedAt'> {
  return {
    ...court,
    daySinglesCents: prices.daySingles,
    dayDoublesCents: prices.dayDoubles,
    nightSinglesCents: prices.nightSingles,
    nightDoublesCents: prices.nightDoubles,
  };
}

function refuseTakenNumber({ courtNumber }: Court) {
  return (error: unknown): never => {
    throw violatedConstraint(error) === 'courts_number_in_venue' ? new CourtNumberTaken(courtNumber) : error;
  };
}
