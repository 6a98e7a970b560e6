import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import { ZERO } from '../../../../kernel/domain/money.js';
import {
  type NewMovement,
  type NewSheet,
  type NewShift,
  type Till,
  TillRepository,
} from '../../application/till-repository.js';
import type { ShiftSums } from '../../domain/till-sheet.js';
import {
  type TillEntryRow,
  TillEntrySchema,
  TillMovementSchema,
  type TillRow,
  TillSchema,
  TillSheetSchema,
  TillShiftSchema,
} from './till.schemas.js';

const LOCK = statement(
  'tills.lock',
  `select t.id, t.venue_id as "venueId", t.name, v.name as "venueName", t.open_shift_id as "shiftId"
     from tills t join venues v on v.id = t.venue_id
    where t.id = $1 and t.retired_at is null for update of t`,
);
/**
 * Shares the lock of the till, so that its shift does not end. Who waits for a closing sees the
 * till as it is then, and passes one that is closed.
 */
const HOLD = statement(
  'tills.hold-shift',
  `select t.open_shift_id as "shiftId" from tills t
    where t.venue_id = $1 and t.retired_at is null and t.open_shift_id is not null
    order by exists (select from till_shifts s where s.id = t.open_shift_id and s.opened_by = $2) desc,
             t.created_at, t.id
    limit 1 for share of t`,
);
const SUMS = statement(
  'tills.sums-of-shift',
  `select s.opening_cents as opening,
          coalesce((select sum(cents) from till_movements where shift_id = s.id), 0)::int as moved,
          coalesce(cash.taken, 0)::int as taken, coalesce(cash.back, 0)::int as "givenBack"
     from till_shifts s left join lateral (
       select sum(l.cents) filter (where l.cents > 0) as taken, -sum(l.cents) filter (where l.cents < 0) as back
         from till_entries e join ledger_entries l on l.txn = e.txn and l.account = 'cash'
        where e.shift_id = s.id) cash on true
    where s.id = $1`,
);
const NEXT_NUMBER = statement(
  'tills.next-number',
  `select coalesce(max(number), 0) + 1 as number from till_sheets where till_id = $1`,
);

@Injectable()
export class PostgresTillRepository extends TillRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(TillSchema) private readonly tills: Repository<TillRow>,
    @InjectRepository(TillShiftSchema) private readonly shifts: Repository<NewShift>,
    @InjectRepository(TillMovementSchema) private readonly movements: Repository<NewMovement>,
    @InjectRepository(TillEntrySchema) private readonly entries: Repository<TillEntryRow>,
    @InjectRepository(TillSheetSchema) private readonly sheets: Repository<NewSheet>,
  ) {
    super();
  }

  override async add(till: { id: string; venueId: VenueId; name: string; createdAt: Date }): Promise<void> {
    await this.database.of(this.tills).insert({ ...till, openShiftId: null, retiredAt: null });
  }

  override countOf(venueId: VenueId): Promise<number> {
    return this.database.of(this.tills).countBy({ venueId, retiredAt: IsNull() });
  }

  override async lock(tillId: string): Promise<Till | null> {
    const [till] = await this.database.query<Till>(LOCK, [tillId]);
    return till ?? null;
  }

  override async retire(id: string, at: Date): Promise<void> {
    await this.database.of(this.tills).update({ id }, { retiredAt: at });
  }

  override async open(shift: NewShift): Promise<void> {
    await this.database.of(this.shifts).insert(shift);
    await this.database.of(this.tills).update({ id: shift.tillId }, { openShiftId: shift.id });
  }

  override hasShift(tillId: string, id: string): Promise<boolean> {
    return this.database.of(this.shifts).existsBy({ id, tillId });
  }

  override hasMovement(id: string): Promise<boolean> {
    return this.database.of(this.movements).existsBy({ id });
  }

  override async addMovement(movement: NewMovement): Promise<void> {
    await this.database.of(this.movements).insert(movement);
  }

  override async sumsOf(shiftId: string): Promise<ShiftSums> {
    const [sums] = await this.database.query<ShiftSums>(SUMS, [shiftId]);
    return sums ?? { opening: ZERO, taken: ZERO, givenBack: ZERO, moved: 0 };
  }

  override async nextNumber(tillId: string): Promise<number> {
    const [next] = await this.database.query<{ number: number }>(NEXT_NUMBER, [tillId]);
    return next?.number ?? 1;
  }

  override async close(sheet: NewSheet): Promise<void> {
    await this.database.of(this.sheets).insert(sheet);
    await this.database.of(this.tills).update({ id: sheet.tillId }, { openShiftId: null });
  }

  override async holdShift(
    venueId: VenueId,
    adminId: AdminId,
  ): Promise<{ shiftId: string } | 'closed' | 'unused'> {
    const [held] = await this.database.query<{ shiftId: string }>(HOLD, [venueId, adminId]);
    return held ?? ((await this.countOf(venueId)) === 0 ? 'unused' : 'closed');
  }

  override async enter(txn: string, shiftId: string | null): Promise<void> {
    await this.database.of(this.entries).insert({ txn, shiftId });
  }
}
