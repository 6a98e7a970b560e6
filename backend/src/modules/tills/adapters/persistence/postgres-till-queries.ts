import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import {
  type MovementView,
  type SheetLineView,
  type SheetSummary,
  type SheetView,
  type TillDetailView,
  TillQueries,
  type TillView,
} from '../../application/till-queries.js';
import { SheetNotFound, TillNotFound } from '../../domain/till-errors.js';
import { isOverdue, signedAmount } from '../../domain/till-sheet.js';

const PAGE_SIZE = 30;

const VENUE = statement('tills.venue-of', `select venue_id as "venueId" from tills where id = $1`);
/** The tills `t` with the shifts that are open. */
const TILLS = `
  select t.id, t.venue_id as "venueId", t.name, v.time_zone as "timeZone", s.id as "shiftId",
         s.opened_at as "openedAt", s.opened_by as "openedById", coalesce(a.name, a.username) as "openedBy",
         s.opening_cents as "openingCents", coalesce((
           select json_agg(json_build_object('at', m.moved_at, 'cents', m.cents, 'reason', m.reason,
                                             'by', coalesce(b.name, b.username)) order by m.moved_at, m.id)
             from till_movements m join admins b on b.id = m.moved_by where m.shift_id = s.id), '[]') as movements
    from tills t join venues v on v.id = t.venue_id
    left join till_shifts s on s.id = t.open_shift_id left join admins a on a.id = s.opened_by`;
const OF_VENUE = statement(
  'tills.of-venue',
  `${TILLS} where t.venue_id = $1 and t.retired_at is null order by t.created_at, t.id`,
);
const ONE = statement('tills.one', `${TILLS} where t.id = $1`);
const SHEETS = `
  select h.number, s.id as "shiftId", s.opened_at as "openedAt", coalesce(a.name, a.username) as "openedBy",
         h.closed_at as "closedAt", coalesce(b.name, b.username) as "closedBy", s.opening_cents as opening,
         h.taken_cents as taken, h.given_back_cents as "givenBack", h.moved_cents as moved,
         h.expected_cents as expected, h.counted_cents as counted, h.reason
    from till_sheets h join till_shifts s on s.id = h.shift_id
    join admins a on a.id = s.opened_by join admins b on b.id = h.closed_by`;
const PAGE = statement(
  'tills.sheets',
  `${SHEETS} where h.till_id = $1 and ($2::integer is null or h.number < $2) order by h.number desc limit $3`,
);
const SHEET = statement('tills.sheet', `${SHEETS} where h.till_id = $1 and h.number = $2`);
const HEAD = statement(
  'tills.head-of-sheet',
  `select t.name as "tillName", v.id, v.name, v.time_zone as "timeZone"
     from tills t join venues v on v.id = t.venue_id where t.id = $1`,
);
const LINES = statement(
  'tills.lines-of-shift',
  `select * from (
     select l.occurred_at as at, case when l.booking_id is null and l.cents > 0 then 'sale'
                                      when l.booking_id is null then 'sale_return'
                                      when l.cents > 0 then 'payment' else 'refund' end as kind, l.cents,
            null as reason, b.id as "bookingId", b.code, e.txn as id
       from till_entries e join ledger_entries l on l.txn = e.txn and l.account = 'cash'
       left join bookings b on b.id = l.booking_id where e.shift_id = $1
     union all
     select moved_at, 'movement', cents, reason, null, null, id::text from till_movements where shift_id = $1) line
    order by at, id`,
);

interface StoredTill {
  id: string;
  venueId: VenueId;
  name: string;
  timeZone: string;
  shiftId: string | null;
  openedAt: Date;
  openedById: AdminId;
  openedBy: string;
  openingCents: number;
  movements: { at: string; cents: number; reason: string; by: string }[];
}

interface StoredSheet {
  number: number;
  shiftId: string;
  openedAt: Date;
  openedBy: string;
  closedAt: Date;
  closedBy: string;
  opening: number;
  taken: number;
  givenBack: number;
  moved: number;
  expected: number;
  counted: number;
  reason: string | null;
}

interface StoredLine {
  at: Date;
  kind: SheetLineView['kind'];
  cents: number;
  reason: string | null;
  bookingId: string | null;
  code: string | null;
}

@Injectable()
export class PostgresTillQueries extends TillQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async venueOf(tillId: string): Promise<VenueId | null> {
    const [till] = await this.database.query<{ venueId: VenueId }>(VENUE, [tillId]);
    return till?.venueId ?? null;
  }

  override async ofVenue(venueId: VenueId): Promise<TillView[]> {
    const rows = await this.database.query<StoredTill>(OF_VENUE, [venueId]);
    return rows.map((row) => this.viewOf(row));
  }

  override async one(tillId: string, before: number | null): Promise<TillDetailView> {
    const [till] = await this.database.query<StoredTill>(ONE, [tillId]);
    if (!till) throw new TillNotFound();
    const sheets = await this.database.query<StoredSheet>(PAGE, [tillId, before, PAGE_SIZE]);
    return { ...this.viewOf(till), timeZone: till.timeZone, sheets: sheets.map(summaryOf) };
  }

  override async sheet(tillId: string, number: number): Promise<SheetView> {
    const [[sheet], [head]] = await Promise.all([
      this.database.query<StoredSheet>(SHEET, [tillId, number]),
      this.database.query<{ tillName: string } & SheetView['venue']>(HEAD, [tillId]),
    ]);
    if (!sheet || !head) throw new SheetNotFound();
    const lines = await this.database.query<StoredLine>(LINES, [sheet.shiftId]);
    const { tillName, ...venue } = head;
    return { ...summaryOf(sheet), tillId, tillName, venue, lines: lines.map(lineOf) };
  }

  private viewOf(row: StoredTill): TillView {
    const { id, venueId, name, shiftId, openedAt, openedBy, openedById, timeZone } = row;
    const shift = shiftId === null ? null : { id: shiftId, openedAt: openedAt.toISOString() };
    return {
      id,
      venueId,
      name,
      open: shift !== null,
      shift: shift && {
        ...shift,
        openedBy,
        openedById,
        opening: signedAmount(row.openingCents),
        overdue: isOverdue(openedAt, this.clock.now(), timeZone),
        movements: row.movements.map(movementOf),
      },
    };
  }
}

function movementOf({ at, cents, reason, by }: StoredTill['movements'][number]): MovementView {
  return { at: new Date(at).toISOString(), amount: signedAmount(cents), reason, by };
}

function summaryOf(row: StoredSheet): SheetSummary {
  return {
    number: row.number,
    openedAt: row.openedAt.toISOString(),
    openedBy: row.openedBy,
    closedAt: row.closedAt.toISOString(),
    closedBy: row.closedBy,
    opening: signedAmount(row.opening),
    cashTaken: signedAmount(row.taken),
    cashGivenBack: signedAmount(row.givenBack),
    moved: signedAmount(row.moved),
    expected: signedAmount(row.expected),
    counted: signedAmount(row.counted),
    difference: signedAmount(row.counted - row.expected),
    reason: row.reason,
  };
}

function lineOf({ at, kind, cents, reason, bookingId: id, code }: StoredLine): SheetLineView {
  const booking = id === null || code === null ? null : { id, code };
  return { at: at.toISOString(), kind, amount: signedAmount(cents), reason, booking };
}
