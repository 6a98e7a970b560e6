// The bare program that the product is compared with: `node:http` and `pg`, the same SQL, and
// nothing else. It checks neither input nor origin, writes no log and knows no rules; it shows what
// the SQL and HTTP alone cost.
import { createHash, randomUUID } from 'node:crypto';
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import pg from 'pg';
import { addedBooking } from './added-booking.mjs';
import { built, builtStatement } from './built.mjs';

const { SESSION_SETTINGS: options } = await built('src', 'database', 'data-source.js');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options });
const SQL = {
  session: await builtStatement('players.find-session'),
  court: await builtStatement('courts.one'),
  view: await builtStatement('booking-flow.own'),
  // The product reads the month as one text; a plain program reads its rows.
  month: {
    name: 'bare.month',
    text: `select b.slot_date::text as "slotDate", b.start_minute as "startMinute",
          b.duration_minutes as "durationMinutes", b.game_type as "gameType", b.total_cents as "totalCents",
          b.paid_cents as "paidCents", c.court_number as "courtNumber", c.name as "courtName"
     from bookings b join courts c on c.id = b.court_id
    where b.venue_id = $1 and c.archived_at is null
      and b.slot_date >= $2::date and b.slot_date < $2::date + interval '1 month'
      and (b.status = 'active' or (b.status = 'closing' and b.close_kind = 'deadline'))
    order by b.slot_date, b.start_minute, c.court_number`,
  },
  day: await builtStatement('bookings.day-of-court'),
  venues: await builtStatement('catalog.venues'),
};
const run = (statement, values) => pool.query({ ...statement, values });

const routes = {
  'GET /venues': async () => (await run(SQL.venues, [])).rows,
  'GET /month': async ({ venue, from }) => (await run(SQL.month, [venue, from])).rows,
  'GET /day': async ({ court, date }) => (await run(SQL.day, [court, date])).rows[0],
  'POST /bookings': (_, body, headers) => book(body, headers),
};

/**
 * The same statements in the same order as the product: session, court, claim and booking, view.
 */
async function book(
  { courtId, bookingDate, timeSlot, gameType },
  { cookie, 'x-forwarded-for': forwardedFor },
) {
  const token = /saque-player=([\w-]+)/.exec(cookie)?.[1] ?? '';
  const idHash = createHash('sha256').update(token).digest();
  const {
    rows: [session],
  } = await run(SQL.session, [idHash, new Date()]);
  const {
    rows: [court],
  } = await run(SQL.court, [courtId]);
  const id = randomUUID();
  const adding = await addedBooking({
    id,
    courtId,
    venueId: court.venueId,
    playerId: session.playerId,
    rulesVersion: court.rulesVersion,
    date: bookingDate.slice(0, 10),
    hour: Number(timeSlot.slice(0, 2)),
    gameType,
    placedFrom: createHash('sha256').update(forwardedFor).digest().readBigInt64BE().toString(),
  });
  const placed = await pool.query(adding);
  if (!placed.rows[0].booked) throw Object.assign(new Error('taken'), { status: 409 });
  return (await run(SQL.view, [id, session.playerId])).rows[0];
}

const server = createServer(async (request, response) => {
  try {
    const { pathname, searchParams } = new URL(request.url, 'http://bare');
    const body = request.method === 'POST' ? JSON.parse(await textOf(request)) : null;
    const result = await routes[`${request.method} ${pathname}`](
      Object.fromEntries(searchParams),
      body,
      request.headers,
    );
    const json = JSON.stringify(result);
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    });
    response.end(json);
  } catch (error) {
    if (response.destroyed) return; // the load has ended, and its booking is removed
    response.writeHead(error.status ?? 500).end();
    if (!error.status) console.error(error);
  }
});

async function textOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

server.listen(Number(process.env.PORT), '127.0.0.1');
