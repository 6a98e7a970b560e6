import { randomUUID } from 'node:crypto';
import type { TestApp } from '../support/app/app.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** The facts of the written rows, from which the tests compute the expected figures. */
export interface Business {
  bookings: { id: string; timeZone: string; date: string; status: string; total: number; paid: number }[];
  /**
   * `id` is the ledger's. `date` and `time` are local to the venue. `earned` is false for money
   * that is no revenue; a charge costs a fee all the same.
   */
  movements: {
    id: string;
    timeZone: string;
    date: string;
    time: string;
    kind: 'charge' | 'refund';
    cents: number;
    earned: boolean;
    /** Where the money came from and goes back to. */
    account: 'provider' | 'cash' | 'transfer' | 'terminal';
  }[];
  discounts: { timeZone: string; date: string; cents: number; counts: boolean }[];
}

type Table = 'bookings' | 'ledger_entries' | 'redemptions';

/** A venue and one of its days. */
interface Place {
  timeZone: string;
  venueId: string;
  courtIds: string[];
  date: string;
}

type Movement = Business['movements'][number];
type Account = Movement['account'];

const DESK: readonly Account[] = ['cash', 'transfer', 'terminal'];
const DAY_MS = 86_400_000;
const EDGES = ['00:01', '23:59', '00:00', '12:30'];

/**
 * Writes months of bookings, part payments, discounts and refunds around an instant, also at
 * midnight.
 */
export async function generateBusiness(app: TestApp, zones: readonly string[], now: Date): Promise<Business> {
  const codeId = await aCode(app);
  await app.sql(`insert into players (id) values ('guest-of-reports')`);
  const writer = new BusinessWriter(codeId, randomNumbers(20_261_121));
  for (const timeZone of zones) {
    const venueId = await aVenue(app, { timeZone, name: timeZone });
    const courtIds = [await aCourt(app, venueId), await aCourt(app, venueId, { number: 2 })];
    for (let day = -75; day <= 3; day++) {
      const date = dayShifted(localDay(now, timeZone), day);
      for (let booking = 0; booking < 4; booking++) writer.addBooking({ timeZone, venueId, courtIds, date });
    }
  }
  for (const [table, rows] of Object.entries(writer.rows)) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
    await app.sql(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await app.sql(`update court_statuses set since = $1`, [new Date(now.getTime() - 90 * DAY_MS)]);
  return writer.business;
}

/** Collects each booking twice: as rows for the database and as facts for the tests. */
class BusinessWriter {
  readonly business: Business = { bookings: [], movements: [], discounts: [] };
  readonly rows: Record<Table, object[]> = { bookings: [], ledger_entries: [], redemptions: [] };

  constructor(
    private readonly codeId: string,
    private readonly random: () => number,
  ) {}

  oneOf(choices: readonly string[]): string {
    return choices[Math.floor(this.random() * choices.length)] ?? '';
  }

  addBooking(place: Place): void {
    const discount = this.random() < 0.3 ? 200 : 0;
    const total = 1_000 + Math.floor(this.random() * 3_000);
    const third = Math.floor(total / 3);
    const parts = this.random() < 0.4 ? [third, total - third] : [total];
    const paid = parts.slice(0, this.random() < 0.2 ? parts.length - 1 : parts.length);
    const booking = this.booking(place, { total, discount, paid });
    const account = this.random() < 0.3 ? (this.oneOf(DESK) as Account) : 'provider';
    for (const cents of paid) this.move(place, booking, { kind: 'charge', cents, earned: true, account });
    if (this.random() < 0.3)
      this.move(place, booking, { kind: 'refund', cents: Math.ceil(total / 2), earned: true, account });
    if (this.random() < 0.1)
      this.move(place, booking, { kind: 'charge', cents: 1_451, earned: false, account: 'provider' });
    if (discount > 0) this.redeem(place, booking, discount, paid.length > 0);
  }

  private booking(
    { timeZone, venueId, courtIds, date }: Place,
    { total, discount, paid }: { total: number; discount: number; paid: number[] },
  ): string {
    const id = randomUUID();
    const hour = 6 + Math.floor(this.random() * 16);
    const status = this.random() < 0.2 ? 'cancelled' : 'active';
    const at = `${date}T00:00:00Z`;
    const paidCents = paid.reduce((sum, cents) => sum + cents, 0);
    const closed = { close_kind: 'player', close_percentage: 50, closed_at: at };
    this.rows.bookings.push({
      id,
      court_id: this.oneOf(courtIds),
      venue_id: venueId,
      player_id: 'guest-of-reports',
      slot_date: date,
      start_minute: hour * 60,
      starts_at: at,
      game_type: 'singles',
      tariff: hour >= 18 ? 'night' : 'day',
      base_cents: total + discount,
      discount_cents: discount,
      total_cents: total,
      paid_cents: paidCents,
      status,
      payment_due_at: '2030-01-01T00:00:00Z',
      refund_policy: [],
      created_at: at,
      ...(status === 'cancelled' ? closed : {}),
    });
    this.business.bookings.push({ id, timeZone, date, status, total, paid: paidCents });
    return id;
  }

  private move(
    { timeZone, date }: Place,
    bookingId: string,
    { kind, cents, earned, account }: Pick<Movement, 'kind' | 'cents' | 'earned' | 'account'>,
  ): void {
    const time = this.oneOf(EDGES);
    const at = instantOf(date, time, timeZone);
    const txn = `${kind === 'charge' ? 'pay' : 'ref'}:${randomUUID()}`;
    const ours = kind === 'charge' ? cents : -cents;
    const other = earned ? 'booking_revenue' : 'owed_to_payers';
    const entry = { txn, booking_id: bookingId, occurred_at: at };
    this.rows.ledger_entries.push({ ...entry, account, cents: ours });
    this.rows.ledger_entries.push({ ...entry, account: other, cents: -ours });
    this.business.movements.push({ id: txn, timeZone, date, time, kind, cents, earned, account });
  }

  private redeem({ timeZone, date }: Place, bookingId: string, cents: number, isPaidFor: boolean): void {
    const at = instantOf(date, this.oneOf(EDGES), timeZone);
    const status = this.random() < 0.25 ? 'released' : 'live';
    this.rows.redemptions.push({
      id: randomUUID(),
      code_id: this.codeId,
      booking_id: bookingId,
      amount_cents: cents,
      status,
      created_at: at,
    });
    this.business.discounts.push({ timeZone, date, cents, counts: status === 'live' && isPaidFor });
  }
}

async function aCode(app: TestApp): Promise<string> {
  const id = randomUUID();
  await app.sql(
    `insert into discount_codes (id, code, type, value_hundredths, created_at)
     values ($1, 'INFORME', 'fixed', 200, now())`,
    [id],
  );
  return id;
}

/**
 * Returns the instant of this local day and time, computed with Intl instead of the product's code.
 */
function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const local = new Date(`${asUtc.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  return new Date(asUtc.getTime() - (local.getTime() - asUtc.getTime()));
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Returns the local day of an instant. */
export function localDay(at: Date, timeZone: string): string {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(at);
}

/** Returns the day that is `days` later. */
export function dayShifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns a generator of repeatable random numbers in [0, 1). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
