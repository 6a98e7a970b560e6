import type { BookingId } from '../../src/kernel/domain/ids.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { gamesBeside, openPlaces } from '../support/fixtures/open-games.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { auditOf, statusOf } from './audit.js';

interface MovedBookings {
  count: number;
  bookings: { id: string; startsAt: string; newStartsAt: string; hasBegun: boolean; timeSlot: string }[];
}

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const preview = (venueId: string, timeZone = 'Pacific/Galapagos') =>
  admin.get<MovedBookings>(`/api/admin/venues/${venueId}/time-zone-change?timeZone=${timeZone}`);
const correct = (venueId: string, confirmedBookings?: number, timeZone = 'Pacific/Galapagos') =>
  admin.send<{ code?: string; timeZone?: string; errors?: object[] }>('PUT', `/api/venues/${venueId}`, {
    name: 'Club Norte',
    location: 'Quito',
    timeZone,
    confirmedBookings,
  });

interface Scene {
  venueId: string;
  courtId: string;
  organiser: Browser;
  book: (timeSlot: string) => Promise<BookingId>;
}

async function aScene(): Promise<Scene> {
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  const organiser = new Browser(app.url);
  const book = async (timeSlot: string) => {
    const booking = { courtId, bookingDate: dayFromNow(3), timeSlot, gameType: 'singles' };
    return (await organiser.post<{ id: BookingId }>('/api/bookings', booking)).body.id;
  };
  return { venueId, courtId, organiser, book };
}

const startOf = async (bookingId: string) =>
  (
    await app.sql<{ startsAt: Date }>(`select starts_at as "startsAt" from bookings where id = $1`, [
      bookingId,
    ])
  )[0]?.startsAt;
const HOUR_MS = 3_600_000;

test('lists the bookings that a time zone moves, with the instants before and after', async () => {
  const { venueId, book } = await aScene();
  const bookingId = await book('10:00');
  const startsAt = await startOf(bookingId);
  const { status, body } = await preview(venueId);
  expect(status).toBe(200);
  expect(body).toEqual({
    count: 1,
    bookings: [
      {
        id: bookingId,
        courtNumber: 1,
        courtName: expect.any(String),
        bookingDate: dayFromNow(3),
        timeSlot: '10:00',
        startsAt: startsAt?.toISOString(),
        newStartsAt: new Date(Number(startsAt) + HOUR_MS).toISOString(),
        hasBegun: false,
      },
    ],
  });
  expect((await preview(venueId, 'America/Lima')).body).toEqual({ count: 0, bookings: [] });
  expect((await preview(venueId, 'Quito')).status).toBe(400);
  expect((await preview('00000000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('a time zone that moves bookings is refused until exactly that many are confirmed', async () => {
  const { venueId, book } = await aScene();
  const bookingId = await book('10:00');
  const startsAt = await startOf(bookingId);
  for (const confirmed of [undefined, 2]) {
    const { status, body } = await correct(venueId, confirmed);
    expect([status, body.code]).toEqual([409, 'time_zone_moves_bookings']);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'timeZone' })]);
  }
  expect(await startOf(bookingId)).toEqual(startsAt);
  expect((await correct(venueId, undefined, 'America/Lima')).body.timeZone).toBe('America/Lima');
});

test('confirmed bookings keep their local hour, begin at the new instant, and are audited', async () => {
  const { venueId, organiser, book } = await aScene();
  const bookingId = await book('10:00');
  const cancelled = await book('11:00');
  await organiser.post('/api/cancellations', { bookingId: cancelled });
  await eventually(async () => expect(await statusOf(app, cancelled)).toBe('cancelled'));
  const [before, cancelledBefore] = [await startOf(bookingId), await startOf(cancelled)];

  expect((await correct(venueId, 1)).body.timeZone).toBe('Pacific/Galapagos');
  expect(Number(await startOf(bookingId)) - Number(before)).toBe(HOUR_MS);
  expect(await startOf(cancelled)).toEqual(cancelledBefore);
  const { body } = await organiser.get<Record<string, unknown>>(`/api/bookings/${bookingId}`);
  expect(body).toMatchObject({ timeSlot: '10:00', timeZone: 'Pacific/Galapagos' });
  expect((await auditOf(app, venueId)).at(-1)).toMatchObject({
    before: { timeZone: 'America/Guayaquil' },
    after: { timeZone: 'Pacific/Galapagos', movedBookings: 1 },
  });
});

test('players get one letter about each correction, with the corrected event', async () => {
  const { venueId, organiser, book } = await aScene();
  await organiser.send('PUT', '/api/session/email', { email: 'zona@example.org' });
  await book('10:00');
  const lettersNow = async () => {
    const sender = app.get(MailSender);
    if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
    return (await sender.all()).filter(
      ({ to, subject }) => to === 'zona@example.org' && subject.includes('calendario'),
    );
  };
  await correct(venueId, 1);
  await eventually(async () => expect(await lettersNow()).toHaveLength(1));
  const [letter] = await lettersNow();
  expect(letter?.text).toContain('tenía mal puesta su zona horaria');
  expect(letter?.text).toContain('10:00 a 11:00');
  expect(letter?.calendar?.content).toMatch(/^SEQUENCE:\d+\r?$/m);
});

test('a payment link that is open until the play begins expires at the corrected start', async () => {
  const { venueId, organiser, book } = await aScene();
  await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, { payAtClub: true });
  await asAccount(app, organiser);
  await organiser.send('PUT', '/api/session/profile', { name: 'Ana Torres' });
  const bookingId = await book('10:00');
  expect((await organiser.post(`/api/bookings/${bookingId}/pay-at-club`, {})).status).toBe(200);
  expect((await openPlaces({ browser: organiser, bookingId }, 1)).status).toBe(200);
  const [before] = await gamesBeside(app, bookingId);
  expect(before?.closesAt).toBe((await startOf(bookingId))?.toISOString());

  expect((await correct(venueId, 1, 'Europe/Madrid')).status).toBe(200);
  const startsAt = (await startOf(bookingId))?.toISOString();
  expect(startsAt).not.toBe(before?.closesAt);
  await eventually(async () => expect((await gamesBeside(app, bookingId))[0]?.closesAt).toBe(startsAt));
});

test('a booking made while an admin corrects the zone has the zone of the venue', async () => {
  const { venueId, courtId, book } = await aScene();
  const [, correction] = await Promise.all([book('10:00'), correct(venueId, 1)]);
  if (correction.status === 409) expect((await correct(venueId, 1)).status).toBe(200);
  const wrong = await app.sql(
    `select b.id from bookings b join venues v on v.id = b.venue_id where b.court_id = $1
      and b.starts_at <> (b.slot_date + make_interval(mins => b.start_minute)) at time zone v.time_zone`,
    [courtId],
  );
  expect(wrong).toEqual([]);
});
