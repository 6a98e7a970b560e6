import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '../src/config/config.js';
import { Database, statement } from '../src/kernel/adapters/persistence/database.js';
import { UnitOfWork } from '../src/kernel/application/unit-of-work.js';
import { Clock } from '../src/kernel/domain/clock.js';
import { type Booking, halfHoursOf } from '../src/modules/bookings/index.js';
import { ImageStore } from '../src/modules/courts/index.js';
import { PaymentGateway, TestCard } from '../src/modules/payment-provider/index.js';
import { chargeAll, type Charges } from './charges.js';
import { customersAt } from './customers.js';
import { demoBookingsAt } from './bookings.js';
import { storePictures } from './pictures.js';
import { anchorOf, DEMO_GUESTS, guestsSince } from './guests.js';
import { pictureKey, venuesWithIds, type VenueWithIds } from './venues-with-ids.js';
import { reviewsAt } from './reviews.js';
import { insertRows } from './rows.js';
import { storeShifts } from './tills.js';
import { expectTransfers } from './transfers.js';

interface DemoOptions {
  /** Receives one line that describes the work before it starts. */
  log?: (line: string) => void;
}

const TRY_LOCK = statement(
  'demo.try-lock',
  `select pg_try_advisory_lock(hashtextextended('demo-data', 0)) as taken`,
);
const UNLOCK = statement('demo.unlock', `select pg_advisory_unlock(hashtextextended('demo-data', 0))`);
const ANY_VENUE = statement('demo.any-venue', `select 1 from venues limit 1`);
const GUESTS_SINCE = statement('demo.guests-since', `select created_at as since from players where id = $1`);

/**
 * Loads four venues with images into an installation that has no venue. If payments go to the
 * sandbox, it also loads several weeks of paid bookings, and customers. It never changes an
 * installation that has a venue. If several processes start at the same time, one of them loads the
 * data.
 *
 * All rows appear in one transaction at the end. If the load is interrupted, no venue exists, and
 * the next start continues with the same plan, so that nothing is paid twice.
 * @returns true if data was loaded
 */
export async function loadDemoData(
  app: Pick<INestApplicationContext, 'get'>,
  options: DemoOptions = {},
): Promise<boolean> {
  const lock = await app.get(Database).pool.connect();
  try {
    const { rows } = await lock.query<{ taken: boolean }>(TRY_LOCK);
    if (!rows[0]?.taken) return false;
    try {
      return await loadOnce(app, options);
    } finally {
      await lock.query(UNLOCK);
    }
  } finally {
    lock.release();
  }
}

async function loadOnce(app: Pick<INestApplicationContext, 'get'>, { log }: DemoOptions): Promise<boolean> {
  const [database, config] = [app.get(Database), app.get(Config)];
  if ((await database.query(ANY_VENUE, [])).length > 0) return false;
  const anchor = config.stripe.sandbox ? await plannedAnchor(database, app.get(Clock)) : app.get(Clock).now();
  const venues = venuesWithIds(anchor);
  const bookings = config.stripe.sandbox ? demoBookingsAt(anchor, venues, config.paymentGraceSeconds) : [];
  const unpaid = expectTransfers(anchor, venues, bookings);
  const paid = bookings.filter((booking) => !unpaid.has(booking));
  log?.(`Loading ${venues.length} demo venues and making ${bookings.length} bookings for them …`);
  const [pictures, charges] = await Promise.all([
    storePictures(venues, app.get(ImageStore)),
    paid.length > 0 ? chargeAll(paid, app.get(PaymentGateway), app.get(TestCard), anchor) : null,
  ]);
  await app.get(UnitOfWork).run(async () => {
    await storeVenues(database, venues, pictures);
    await storeShifts(database, anchor);
    if (charges) {
      await storeBookings(database, bookings, charges);
      await insertRows(database, 'customers', customersAt(anchor, venues));
    }
    await insertRows(database, 'reviews', reviewsAt(anchor, venues, bookings));
  });
  return true;
}

/**
 * Returns the instant to which all demo dates are relative. It is stored with the guests, so that a
 * run after an interrupted one uses the same instant.
 */
async function plannedAnchor(database: Database, clock: Clock): Promise<Date> {
  const createdAt = guestsSince(clock.now());
  const guests = DEMO_GUESTS.map((guest) => ({ ...guest, createdAt }));
  await insertRows(database, 'players', guests, 'on conflict do nothing');
  const [guest] = await database.query<{ since: Date }>(GUESTS_SINCE, [DEMO_GUESTS[0]?.id]);
  return anchorOf(guest?.since ?? createdAt);
}

async function storeVenues(
  database: Database,
  venues: readonly VenueWithIds[],
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const venueRows = venues.map((venue) => {
    const { id, name, location, description, timeZone, createdAt, face, rules = {} } = venue;
    const shown = venue.courts.filter((court) => face.photosOf?.includes(court.name));
    return {
      id,
      name,
      location,
      description,
      timeZone,
      createdAt,
      rules,
      imageUrl: pictures.get(pictureKey(venue)),
      address: face.address,
      latitude: face.coordinates.latitude,
      longitude: face.coordinates.longitude,
      amenities: face.amenities,
      houseRules: face.houseRules ?? null,
      furtherPhotos: shown.map((court) => ({
        imageUrl: pictures.get(pictureKey(venue, court)),
        alt: `Cancha ${court.name}`,
      })),
    };
  });
  const courtRows = venues.flatMap((venue) =>
    venue.courts.map((court) => {
      const { id, name, number: courtNumber, surface, status = 'available', table } = court;
      return {
        id,
        venueId: venue.id,
        name,
        courtNumber,
        surface,
        indoor: false,
        lights: venue.face.amenities.includes('lighting') || null,
        status,
        createdAt: venue.createdAt,
        imageUrl: pictures.get(pictureKey(venue, court)),
        daySinglesCents: table.day.singles,
        dayDoublesCents: table.day.doubles,
        nightSinglesCents: table.night.singles,
        nightDoublesCents: table.night.doubles,
      };
    }),
  );
  await insertRows(database, 'venues', venueRows);
  await insertRows(database, 'courts', courtRows);
}

async function storeBookings(
  database: Database,
  bookings: readonly Booking[],
  charges: Charges,
): Promise<void> {
  const states = bookings.map((booking) => booking.snapshot());
  const claims = states.flatMap((state) =>
    halfHoursOf({ minute: state.startMinute, length: state.durationMinutes }).map((halfHour) => ({
      courtId: state.courtId,
      slotDate: state.slotDate,
      halfHour,
      bookingId: state.id,
    })),
  );
  // Receipts are numbered in the order in which the ledger is written.
  const movements = charges.ledger.toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  const entries = movements.flatMap(({ id: txn, bookingId, occurredAt, lines }) =>
    lines.map(({ account, cents }) => ({ txn, account, cents, bookingId, occurredAt })),
  );
  const customers = [...charges.customers].map(([playerId, customerId]) => ({ playerId, customerId }));
  await insertRows(
    database,
    'bookings',
    states.map(({ closing: _none, ...row }) => row),
  );
  await insertRows(database, 'half_hour_claims', claims);
  await insertRows(database, 'provider_customers', customers);
  await insertRows(
    database,
    'payments',
    charges.payments.map((payment) => payment.snapshot()),
  );
  await insertRows(database, 'ledger_entries', entries);
}
