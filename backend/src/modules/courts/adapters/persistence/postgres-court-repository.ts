import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { violatedConstraint } from '../../../../kernel/adapters/persistence/sql-state.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import { CourtRepository } from '../../application/court-repository.js';
import type { Court } from '../../domain/court.js';
import { CourtNumberTaken } from '../../domain/court-errors.js';

const LIVE = `
  select id, venue_id as "venueId", name, court_number as "courtNumber", status, surface,
         day_singles_cents as "daySingles", day_doubles_cents as "dayDoubles",
         night_singles_cents as "nightSingles", night_doubles_cents as "nightDoubles"
    from courts where archived_at is null`;

/** Placing a booking shares the row of its court, so each waits for the other's lock. */
const LOCK = statement('courts.lock', `${LIVE} and id = $1 for no key update`);
const LOCK_OF_VENUE = statement(
  'courts.lock-of-venue',
  `${LIVE} and venue_id = $1 order by court_number for no key update`,
);
const ADD = statement(
  'courts.add',
  `insert into courts (id, venue_id, name, court_number, status, surface, day_singles_cents, day_doubles_cents,
     night_singles_cents, night_doubles_cents) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
const SAVE = statement(
  'courts.save',
  `update courts set name = $3, court_number = $4, status = $5, surface = $6, day_singles_cents = $7,
     day_doubles_cents = $8, night_singles_cents = $9, night_doubles_cents = $10 where id = $1 and venue_id = $2`,
);
const ARCHIVE = statement('courts.archive', `update courts set archived_at = $2 where id = any($1)`);

type Row = Omit<Court, 'prices'> &
  Record<'daySingles' | 'dayDoubles' | 'nightSingles' | 'nightDoubles', Cents>;

/** {@link CourtRepository} on the table `courts`. */
@Injectable()
export class PostgresCourtRepository extends CourtRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(court: Court): Promise<void> {
    await this.database.query(ADD, columnsOf(court)).catch(refuseTakenNumber(court));
  }

  override async lock(id: string): Promise<Court | null> {
    const [row] = await this.database.query<Row>(LOCK, [id]);
    return row ? toCourt(row) : null;
  }

  override async lockOfVenue(venueId: string): Promise<Court[]> {
    return (await this.database.query<Row>(LOCK_OF_VENUE, [venueId])).map(toCourt);
  }

  override async save(court: Court): Promise<void> {
    await this.database.query(SAVE, columnsOf(court)).catch(refuseTakenNumber(court));
  }

  override async archive(ids: readonly string[], at: Date): Promise<void> {
    await this.database.query(ARCHIVE, [ids, at]);
  }
}

function toCourt({ daySingles, dayDoubles, nightSingles, nightDoubles, ...court }: Row): Court {
  return { ...court, prices: { daySingles, dayDoubles, nightSingles, nightDoubles } };
}

function columnsOf({ id, venueId, name, courtNumber, status, surface, prices }: Court): unknown[] {
  const { daySingles, dayDoubles, nightSingles, nightDoubles } = prices;
  return [
    id,
    venueId,
    name,
    courtNumber,
    status,
    surface,
    daySingles,
    dayDoubles,
    nightSingles,
    nightDoubles,
  ];
}

function refuseTakenNumber({ courtNumber }: Court) {
  return (error: unknown): never => {
    throw violatedConstraint(error) === 'courts_number_in_venue' ? new CourtNumberTaken(courtNumber) : error;
  };
}
