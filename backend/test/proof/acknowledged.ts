import type { TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';

/** The things that the site has acknowledged to its clients. Amounts are as in the API: `14.50`. */
export interface Acknowledged {
  booked: { bookingId: string; courtId: string; bookingDate: string; timeSlot: string }[];
  paid: { bookingId: string; intentId: string; amount: string }[];
  shared: { bookingId: string; shareToken: string }[];
  cancelled: { bookingId: string; refundAmount: string }[];
  settled: { bookingId: string; amount: string }[];
  sold: { number: string }[];
}

/** The design promises that nothing is on its way after this time. */
const HEALED_MS = 120_000;

/** Returns what is still lost when the server has had time to finish the work of its queue. */
export async function lostForGood(
  app: TestApp,
  venueId: string,
  acknowledged: Acknowledged,
): Promise<string[]> {
  const lost = async () => lostOf(app, venueId, acknowledged);
  await eventually(async () => expect(await lost()).toEqual([]), HEALED_MS).catch(() => undefined);
  return lost();
}

/**
 * Returns what of it is no longer true, one line each, and what the venue has without having
 * acknowledged it to any client: each of them asks until it knows.
 */
async function lostOf(app: TestApp, venueId: string, acknowledged: Acknowledged): Promise<string[]> {
  const { booked, paid, shared, cancelled, settled, sold } = acknowledged;
  const gone = new Set(cancelled.map(({ bookingId }) => bookingId));
  const bookings = booked.map((one) => ({ ...one, isCancelled: gone.has(one.bookingId) }));
  return (
    await Promise.all([
      lostAmong(app, 'booking', bookings, BOOKED),
      lostAmong(app, 'payment', paid, PAID),
      lostAmong(app, 'link', shared, SHARED),
      lostAmong(app, 'cancellation', cancelled, CANCELLED),
      lostAmong(app, 'money at the desk', settled, SETTLED),
      lostAmong(app, 'sale of the counter', sold, SOLD),
      lostLinks(app, shared),
      twice(app, 'charged twice', CHARGED_TWICE, venueId),
      twice(app, 'taken twice at the desk', SETTLED_TWICE, venueId),
      unknownSales(app, sold, venueId),
      unknownBookings(app, booked, venueId),
    ])
  ).flat();
}

const AMOUNT = (cents: string) => `(${cents} / 100.0)::numeric(9, 2)::text`;

const BOOKED = `
  select from bookings b where b.id::text = a."bookingId" and b.court_id::text = a."courtId"
     and b.slot_date::text = a."bookingDate" and b.start_minute = split_part(a."timeSlot", ':', 1)::int * 60
     and case when a."isCancelled" then b.status = 'cancelled'
         else b.status = 'active' and (select count(*) from half_hour_claims c where c.booking_id = b.id) = 2 end`;
const PAID = `
  select from payments p where p.booking_id::text = a."bookingId" and p.intent_id = a."intentId"
     and p.status = 'succeeded' and not p.excess and ${AMOUNT('p.amount_cents')} = a.amount`;
const SHARED = `
  select from shared_links l where l.booking_id::text = a."bookingId"`;
const CANCELLED = `
  select from bookings b where b.id::text = a."bookingId" and b.status = 'cancelled'
     and ${AMOUNT(`coalesce((select sum(r.amount_cents) from refunds r
            where r.booking_id = b.id and r.status = 'succeeded'), 0)`)} = a."refundAmount"`;
const SETTLED = `
  select from payments p where p.booking_id::text = a."bookingId" and p.method = 'cash'
     and p.status = 'succeeded' and ${AMOUNT('p.amount_cents')} = a.amount`;
const SOLD = `
  select from receipts r where r.series || '-' || lpad(r.number::text, 9, '0') = a.number
     and exists (select from counter_sales s where 'sale:' || s.id = r.txn)`;

const CHARGED_TWICE = `
  select p.booking_id as id from payments p join bookings b on b.id = p.booking_id
   where b.venue_id = $1 and p.status = 'succeeded' and p.excess`;
const SETTLED_TWICE = `
  select p.booking_id as id from payments p join bookings b on b.id = p.booking_id
   where b.venue_id = $1 and p.method = 'cash' and p.status = 'succeeded' group by 1 having count(*) > 1`;

/** Returns the acknowledged things for which the query `kept` finds nothing. */
async function lostAmong(app: TestApp, what: string, things: object[], kept: string): Promise<string[]> {
  const lost = await app.sql<{ thing: object }>(
    `select thing from jsonb_array_elements($1::jsonb) thing, jsonb_to_record(thing)
       as a ("bookingId" text, "courtId" text, "bookingDate" text, "timeSlot" text, "intentId" text, amount text,
             "refundAmount" text, number text, "isCancelled" boolean)
      where not exists (${kept})`,
    [JSON.stringify(things)],
  );
  return lost.map(({ thing }) => `lost ${what}: ${JSON.stringify(thing)}`);
}

async function lostLinks(app: TestApp, shared: Acknowledged['shared']): Promise<string[]> {
  const statuses = await Promise.all(
    shared.map(
      async ({ shareToken }) => (await fetch(`${app.url}/api/shared-payment-links/${shareToken}`)).status,
    ),
  );
  return shared.flatMap(({ bookingId }, at) => (statuses[at] === 200 ? [] : [`dead link: ${bookingId}`]));
}

async function twice(app: TestApp, what: string, query: string, venueId: string): Promise<string[]> {
  return (await app.sql<{ id: string }>(query, [venueId])).map(({ id }) => `${what}: ${id}`);
}

async function unknownSales(app: TestApp, sold: Acknowledged['sold'], venueId: string): Promise<string[]> {
  const [row] = await app.sql<{ count: number }>(
    'select count(*)::int as count from counter_sales where venue_id = $1',
    [venueId],
  );
  const count = row?.count ?? 0;
  return count === sold.length ? [] : [`${count} sales of the counter, ${sold.length} acknowledged`];
}

/**
 * Sales of the desk are left out: a repetition that is refused with `slot_taken` does not say that
 * the first attempt had the hour.
 */
async function unknownBookings(
  app: TestApp,
  booked: Acknowledged['booked'],
  venueId: string,
): Promise<string[]> {
  const rows = await app.sql<{ id: string }>(
    `select id from bookings b
      where venue_id = $1 and not exists (select from desk_sales d where d.booking_id = b.id)`,
    [venueId],
  );
  const known = new Set(booked.map(({ bookingId }) => bookingId));
  return rows.filter(({ id }) => !known.has(id)).map(({ id }) => `unknown booking: ${id}`);
}
