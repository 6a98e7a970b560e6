import ICAL from 'ical.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { type Delivery, type RunningSmtpServer, startSmtpServer } from '../support/services/smtp-server.js';

const GONE = 'nadie@example.org';
const FULL = 'lleno@example.org';
const RELAY = 'ajeno@example.org';

let server: RunningSmtpServer;
let app: TestApp;
beforeAll(async () => {
  server = await startSmtpServer({
    [GONE]: '550 5.1.1 there is no such mailbox',
    [FULL]: '452 4.2.2 the mailbox is full',
    [RELAY]: '554 5.7.1 relay access denied',
  });
  const mail = { smtpUrl: server.smtpUrl, from: 'Saque <hola@example.org>', bounce: 'rebotes@example.org' };
  app = await startTestApp({ config: { mail } });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

async function aPaidBooking(email: string): Promise<UnpaidBooking> {
  const booking = await anUnpaidBooking(app);
  await booking.browser.send('PUT', '/api/session/email', { email });
  await pay(app, booking);
  return booking;
}

/** Waits for the newest mail to an address with these words in its subject. */
const arrived = (to: string, words: string): Promise<Delivery> =>
  eventually(() => {
    const found = server.deliveries.findLast(
      (delivery) => delivery.to.includes(to) && delivery.mail.subject?.includes(words),
    );
    if (!found) throw new Error(`no mail "${words}" to ${to}`);
    return Promise.resolve(found);
  }, 15_000);

const headerOf = ({ mail }: Delivery, key: string) =>
  mail.headers.find((header) => header.key === key)?.value;

/** Reads the event as a calendar does. */
function eventIn({ mail }: Delivery) {
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const text = typeof part?.content === 'string' ? part.content : new TextDecoder().decode(part?.content);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  return {
    partMethod: part?.method,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    organizer: component.getFirstPropertyValue('organizer'),
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    start: event.startDate.toJSDate().toISOString(),
  };
}

test('a letter arrives with its envelope, its headers and both forms of its text', async () => {
  const { bookingId } = await aPaidBooking('eva@example.org');
  const delivery = await arrived('eva@example.org', 'Tu cancha está reservada');
  expect([delivery.from, delivery.to]).toEqual(['rebotes@example.org', ['eva@example.org']]);
  expect(delivery.mail.from).toMatchObject({ name: 'Saque', address: 'hola@example.org' });
  expect(delivery.mail.messageId).toBe(`<confirmed.${bookingId}@saque>`);
  expect(headerOf(delivery, 'auto-submitted')).toBe('auto-generated');
  expect(delivery.mail.text).toContain('Tu reserva está pagada y confirmada.');
  expect(delivery.mail.html).toContain('Tu reserva está pagada y confirmada.');
  expect(delivery.source).toMatch(
    /multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html[\s\S]+text\/calendar/,
  );
  expect(delivery.mail.attachments.map(({ mimeType }) => mimeType)).toEqual(
    expect.arrayContaining(['text/calendar', 'application/ics']),
  );
});

test('an event that was cancelled is taken away by a file with a higher number', async () => {
  const { browser, bookingId } = await aPaidBooking('luis@example.org');
  const invited = eventIn(await arrived('luis@example.org', 'Tu cancha está reservada'));
  expect(invited).toMatchObject({
    partMethod: 'REQUEST',
    method: 'REQUEST',
    uid: bookingId,
    status: 'CONFIRMED',
    organizer: 'mailto:hola@example.org',
    attendees: ['mailto:luis@example.org'],
  });
  const { body } = await browser.get<{ startsAt: string }>(`/api/bookings/${bookingId}`);
  expect(invited.start).toBe(body.startsAt);

  await browser.post('/api/cancellations', { bookingId });
  const cancelled = eventIn(await arrived('luis@example.org', 'Tu reserva está cancelada'));
  const { uid, organizer, attendees } = invited;
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid, organizer, attendees });
  expect(cancelled.sequence).toBeGreaterThan(invited.sequence);
});

test('a mail program turns reminders off with one POST, and nothing else does', async () => {
  await aPaidBooking('marta@example.org');
  const delivery = await arrived('marta@example.org', 'Tu cancha está reservada');
  expect(headerOf(delivery, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] = /^<(.+)>$/.exec(headerOf(delivery, 'list-unsubscribe') ?? '') ?? [];
  const own = url.replace(app.config.publicUrl, app.url);

  const opened = await fetch(own, { redirect: 'manual' });
  const page = opened.headers.get('location') ?? '';
  expect([opened.status, page]).toEqual([302, expect.stringMatching(/\/correo\/[\w-]{43}$/)]);
  const asked = () =>
    new Browser(app.url).get<{ reminders: boolean }>(`/api/mail-addresses/${page.split('/').at(-1)}`);
  expect((await asked()).body.reminders).toBe(true);

  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await fetch(own, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect([posted.status, (await asked()).body.reminders]).toEqual([200, false]);
});

test('a letter to a mailbox that does not exist is given up, and its address is kept nowhere', async () => {
  const { bookingId } = await aPaidBooking(GONE);
  await eventually(async () => {
    const [row] = await app.sql(`select outcome from sent_mails where key = $1`, [`confirmed:${bookingId}`]);
    expect(row).toEqual({ outcome: 'refused' });
  }, 15_000);
  const waiting = `select 1 from graphile_worker.jobs where last_error is not null and task_identifier like 'notifications.%'`;
  expect(await app.sql(waiting)).toEqual([]);
});

test.each([
  ['is full today', FULL, 'the mail server says 452 4.2.2 to RCPT TO'],
  ['our own mail server does not serve', RELAY, 'the mail server says 554 5.7.1 to RCPT TO'],
])(
  'a letter to a mailbox that %s is tried again, without its address in the queue',
  async (_case, to, words) => {
    const { bookingId } = await aPaidBooking(to);
    await eventually(async () => {
      const [job] = await app.sql<{ error: string }>(
        `select p.last_error as error from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
        where j.task_identifier = 'notifications.confirmed' and p.payload ->> 'bookingId' = $1`,
        [bookingId],
      );
      expect(job?.error).toContain(words);
      expect(job?.error).not.toContain(to);
    }, 15_000);
  },
);
