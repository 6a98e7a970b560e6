import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { PromotePlayReminders } from '../../src/modules/notifications/application/promote-play-reminders.js';
import { SendBookingLetter } from '../../src/modules/notifications/application/send-booking-letter.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { jobsDone } from '../support/jobs-done.js';

const promote = (of: TestApp) => of.get(PromotePlayReminders).execute();

/** Sets up to which start the reminders have been scheduled. */
const reach = (of: TestApp, fromNow: string) =>
  of.sql(
    `update play_reminders set reached_at = now() + $1::interval, reached_id = '00000000-0000-0000-0000-000000000000'`,
    [fromNow],
  );

describe('the sweep of reminders before play', () => {
  // A worker would sweep at its start, before the test does.
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { role: 'api' }, checkBooks: false });
  });
  beforeEach(async () => {
    await app.sql(`delete from graphile_worker._private_jobs`);
    await app.sql(`update bookings set status = 'cancelled', close_kind = 'player', close_percentage = 100,
                          closed_at = now() where status = 'active'`);
    await reach(app, '0 minutes');
  });
  afterAll(() => app.close());

  /** Makes a paid booking that begins in a while, and was made days ago. */
  async function aBookingIn(startsIn: string, paid = 'total_cents'): Promise<string> {
    const { bookingId } = await anUnpaidBooking(app);
    await app.sql(
      `update bookings set paid_cents = ${paid}, starts_at = now() + $2::interval,
              created_at = now() - interval '3 days' where id = $1`,
      [bookingId, startsIn],
    );
    return bookingId;
  }

  const jobs = () =>
    app.sql<{ bookingId: string; kind: string; early: boolean }>(
      `select p.payload ->> 'bookingId' as "bookingId", p.payload ->> 'kind' as kind,
              p.run_at > now() as early
         from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
        where t.identifier = 'notifications.play-near' order by 2`,
    );

  test('schedules what falls due within a minute, at its instant, and leaves the rest', async () => {
    const tomorrow = await aBookingIn('24 hours 30 seconds');
    await aBookingIn('24 hours 5 minutes');
    await reach(app, '2 hours 1 minute');
    await promote(app);
    expect(await jobs()).toEqual([{ bookingId: tomorrow, kind: 'day', early: true }]);
  });

  test('schedules the reminder of a game that is paid at the club, and none of an unpaid one', async () => {
    const atClub = await aBookingIn('24 hours 30 seconds', '0');
    await app.sql(`update bookings set pays_at_club_since = now() where id = $1`, [atClub]);
    await aBookingIn('24 hours 30 seconds', '0');
    await reach(app, '2 hours 1 minute');
    await promote(app);
    expect(await jobs()).toEqual([{ bookingId: atClub, kind: 'day', early: true }]);
  });

  test('schedules each reminder once, however often and in how many processes it runs', async () => {
    const soon = await aBookingIn('2 hours 30 seconds');
    await Promise.all([promote(app), promote(app), promote(app)]);
    await app.sql(`delete from graphile_worker._private_jobs where payload ->> 'kind' = 'day'`);
    expect(await jobs()).toEqual([{ bookingId: soon, kind: 'hours', early: true }]);
    await app.sql(`delete from graphile_worker._private_jobs`);
    await promote(app);
    expect(await jobs()).toEqual([]);
  });

  test('schedules more than a batch that begins at the same instant', async () => {
    const { bookingId } = await anUnpaidBooking(app);
    await app.sql(
      `insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type, tariff,
         base_cents, total_cents, paid_cents, status, payment_due_at, refund_policy, created_at)
       select gen_random_uuid(), court_id, venue_id, player_id, slot_date, start_minute, date_trunc('hour', now() + interval '10 hours'),
              game_type, tariff, base_cents, total_cents, total_cents, 'active', payment_due_at, refund_policy, created_at
         from bookings, generate_series(1, 1100) where id = $1`,
      [bookingId],
    );
    await reach(app, '3 hours');
    await promote(app);
    const scheduled = (await jobs()).filter(({ kind }) => kind === 'day');
    expect(new Set(scheduled.map((job) => job.bookingId)).size).toBe(1100);
    expect(scheduled).toHaveLength(1100);
  });

  test('schedules none for a booking that begins before what was reached: it was made too late', async () => {
    await reach(app, '24 hours 10 minutes');
    await aBookingIn('20 hours');
    await promote(app);
    expect((await jobs()).filter(({ kind }) => kind === 'day')).toEqual([]);
  });

  test('schedules none for a booking that waits for its payment', async () => {
    await aBookingIn('10 hours', '0');
    await promote(app);
    expect(await jobs()).toEqual([]);
  });

  test('keeps the reminders of a batch that fails', async () => {
    await aBookingIn('1 hour');
    await app.sql(`alter function graphile_worker.add_jobs rename to broken`);
    await expect(promote(app)).rejects.toThrow('add_jobs');
    await app.sql(`alter function graphile_worker.broken rename to add_jobs`);
    await promote(app);
    expect((await jobs()).map(({ kind }) => kind)).toEqual(['day', 'hours']);
  });
});

describe('the letter of a reminder before play', () => {
  let app: TestApp;
  beforeAll(async () => {
    // The bookings begin at odd times.
    app = await startTestApp({ config: { databaseUrl: null }, checkBooks: false });
  });
  afterAll(() => app.close());

  async function remindersOf(address: string): Promise<string[]> {
    const sender = app.get(MailSender);
    if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
    return (await sender.all())
      .filter(({ to, key }) => to === address && key.startsWith('reminder_'))
      .map(({ subject }) => subject);
  }

  /** Moves a booking so that it begins in a while. */
  async function beginIn(bookingId: string, startsIn: string): Promise<Date> {
    const [row] = await app.sql<{ startsAt: Date }>(
      `update bookings set starts_at = date_trunc('second', now() + $2::interval), created_at = now() - interval '3 days'
        where id = $1 returning starts_at as "startsAt"`,
      [bookingId, startsIn],
    );
    if (!row) throw new Error('no booking');
    return row.startsAt;
  }

  const setEmail = ({ browser }: Pick<UnpaidBooking, 'browser'>, email: string) =>
    browser.send('PUT', '/api/session/email', { email });

  test('reaches the organiser and the friends who paid, but no one who does not want it', async () => {
    const booking = await aDoublesBooking(app, 2900);
    await setEmail(booking, 'ana@example.org');
    const { shareToken } = await share(booking);
    const friends = ['luis', 'eva', 'sol', 'mar'].map((name) => ({ name, browser: new Browser(app.url) }));
    for (const friend of friends) {
      await setEmail(friend, `${friend.name}@example.org`);
      await payPlace(app, booking.bookingId, shareToken, friend.browser);
    }
    const without = { dayBefore: false, hoursBefore: true };
    const eva = friends.find(({ name }) => name === 'eva')?.browser;
    const chosen = await eva?.send('PUT', '/api/session/reminders', without);
    expect(chosen?.body).toEqual({ ...without, mailUnsubscribed: false });

    // Letters about the payments use up the day of an address that is not verified.
    await jobsDone(app, 'notifications');
    await app.sql(`update mail_addresses set verified_at = now()`);
    const startsAt = await beginIn(booking.bookingId, '23 hours 59 minutes');
    await reach(app, '23 hours');
    await promote(app);
    await eventually(async () => {
      for (const name of ['ana', 'luis', 'sol', 'mar'])
        expect(await remindersOf(`${name}@example.org`)).toEqual([
          expect.stringMatching(/^Recordatorio: juegas el /),
        ]);
    }, 20_000);
    expect(await remindersOf('eva@example.org')).toEqual([]);

    await app.get(SendBookingLetter).remind({ bookingId: booking.bookingId, kind: 'day', startsAt });
    expect(await remindersOf('ana@example.org')).toHaveLength(1);
  }, 60_000);

  test('is not sent about a game that was cancelled or begins at another time', async () => {
    const booking = await anUnpaidBooking(app);
    await setEmail(booking, 'pau@example.org');
    await pay(app, booking);
    const { bookingId } = booking;
    const startsAt = await beginIn(bookingId, '23 hours');
    const remind = (at: Date) => app.get(SendBookingLetter).remind({ bookingId, kind: 'day', startsAt: at });
    await remind(new Date(startsAt.getTime() + 3_600_000));
    await booking.browser.post('/api/cancellations', { bookingId });
    await remind(startsAt);
    expect(await remindersOf('pau@example.org')).toEqual([]);
  });

  test('is not sent to a mailbox whose owner refused reminders, until the owner wants them', async () => {
    const booking = await anUnpaidBooking(app);
    await setEmail(booking, 'ines@example.org');
    await pay(app, booking);
    const { bookingId } = booking;
    const sender = app.get(MailSender);
    if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
    const mail = await eventually(async () => {
      const found = (await sender.all()).find(({ to }) => to === 'ines@example.org');
      if (!found?.unsubscribeUrl) throw new Error('no letter yet');
      return found;
    });
    const token = /unsubscribe\/([\w-]+)$/.exec(mail.unsubscribeUrl ?? '')?.[1] ?? '';
    const visitor = new Browser(app.url);
    expect((await visitor.post(`/api/unsubscribe/${token}`)).status).toBe(200);
    const startsAt = await beginIn(bookingId, '23 hours');
    const remind = () => app.get(SendBookingLetter).remind({ bookingId, kind: 'day', startsAt });
    await remind();
    expect(await remindersOf('ines@example.org')).toEqual([]);
    const { body } = await booking.browser.get('/api/session/reminders');
    expect(body).toEqual({ dayBefore: true, hoursBefore: true, mailUnsubscribed: true });

    const wanted = await visitor.send('PUT', `/api/mail-addresses/${token}/reminders`, { wanted: true });
    expect(wanted.body).toMatchObject({ reminders: true });
    await remind();
    expect(await remindersOf('ines@example.org')).toHaveLength(1);
  });
});
