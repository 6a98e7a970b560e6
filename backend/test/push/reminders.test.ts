import type { BookingId } from '../../src/kernel/domain/ids.js';
import { PromotePlayReminders } from '../../src/modules/notifications/application/promote-play-reminders.js';
import { vapidKeysFrom } from '../../src/modules/push/adapters/push/vapid-keys.js';
import { WebPushSender } from '../../src/modules/push/adapters/push/web-push-sender.js';
import { PushSender } from '../../src/modules/push/application/push-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { PushBrowser, PushService } from '../support/services/push-service.js';

const IN_TWO_HOURS = new Date(Date.now() + 2 * 3_600_000);

let app: TestApp;
let service: PushService;
const device = new PushBrowser();

beforeAll(async () => {
  service = await PushService.start();
  app = await startTestApp({ checkBooks: false });
  const connected = new WebPushSender({
    keys: vapidKeysFrom(Buffer.alloc(32, 1)),
    contact: 'https://saque.example',
    connection: service.connection,
  });
  jest.spyOn(app.get(PushSender), 'send').mockImplementation((...push) => connected.send(...push));
});
beforeEach(async () => {
  service.status = 201;
  service.taken.length = 0;
  await app.sql('delete from push_subscriptions');
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const subscribe = (browser: Browser, over: object = {}) =>
  browser.send<{ code?: string }>('PUT', '/api/session/push', {
    endpoint: service.endpoint,
    ...device.keys,
    ...over,
  });

const subscriptions = () => app.sql<{ endpoint: string }>('select endpoint from push_subscriptions');

/** Pays a booking that begins in two hours and was made days ago. */
async function aGame(): Promise<UnpaidBooking> {
  const booking = await anUnpaidBooking(app);
  await pay(app, booking);
  await app.sql(`update bookings set starts_at = $2, created_at = now() - interval '3 days' where id = $1`, [
    booking.bookingId,
    IN_TWO_HOURS,
  ]);
  return booking;
}

/** Says that players are to be reminded, and waits until that is done. */
async function remind(bookingId: BookingId, kind: 'day' | 'hours' = 'hours'): Promise<void> {
  await app.get(PromotePlayReminders).announce({ bookingId, kind, startsAt: IN_TWO_HOURS });
  await eventually(async () => {
    const waiting = await app.sql(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier like '%push%'`,
    );
    expect(waiting).toEqual([]);
  });
}

describe('a reminder on a device', () => {
  test('reaches the browser that asked for it, two hours before the game and not the day before', async () => {
    const { bookingId, browser } = await aGame();
    expect((await subscribe(browser)).status).toBe(204);
    await remind(bookingId, 'day');
    expect(service.taken).toEqual([]);
    await remind(bookingId);
    expect(service.taken.map(({ body }) => device.read(body))).toEqual([
      {
        title: expect.stringMatching(/^Juegas a las? \d\d:\d\d$/),
        body: expect.stringMatching(/^Cancha \d+ · /),
        path: '/my-bookings',
      },
    ]);
  });

  test('does not come for a game that was cancelled, nor to a stranger', async () => {
    const { bookingId, browser } = await aGame();
    await subscribe(new Browser(app.url));
    await remind(bookingId);
    await subscribe(browser);
    await app.sql(
      `update bookings set status = 'cancelled', close_kind = 'player', close_percentage = 100, closed_at = now()
        where id = $1`,
      [bookingId],
    );
    await remind(bookingId);
    expect(service.taken).toEqual([]);
  });

  test('ends with the session of its browser', async () => {
    const { bookingId, browser } = await aGame();
    await subscribe(browser);
    expect((await browser.send('DELETE', '/api/session')).status).toBe(204);
    expect(await subscriptions()).toEqual([]);
    await remind(bookingId);
    expect(service.taken).toEqual([]);
  });

  test('ends when the service no longer knows the browser', async () => {
    const { bookingId, browser } = await aGame();
    await subscribe(browser);
    service.status = 410;
    await remind(bookingId);
    expect(service.taken).toHaveLength(1);
    expect(await subscriptions()).toEqual([]);
  });

  test('ends if it was stored with an address that is refused today', async () => {
    const { bookingId, browser } = await aGame();
    await subscribe(browser);
    await app.sql(`update push_subscriptions set endpoint = 'https://push.test:8443/1'`);
    await remind(bookingId);
    expect(service.taken).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  test('can be ended by the browser', async () => {
    const browser = new Browser(app.url);
    await subscribe(browser);
    expect((await browser.send('DELETE', '/api/session/push')).status).toBe(204);
    expect(await subscriptions()).toEqual([]);
  });
});

describe('the subscription of a browser', () => {
  test('replaces its earlier one, and an address belongs to the session that named it last', async () => {
    const [first, second] = [new Browser(app.url), new Browser(app.url)];
    await subscribe(first, { endpoint: 'https://push.test/earlier' });
    await subscribe(first);
    expect(await subscriptions()).toEqual([{ endpoint: service.endpoint }]);
    await subscribe(second);
    expect(await subscriptions()).toHaveLength(1);
    await first.send('DELETE', '/api/session/push');
    expect(await subscriptions()).toHaveLength(1);
  });

  test.each([
    ['an address without https', { endpoint: 'http://push.test/1' }],
    ['an address that is none', { endpoint: 'push' }],
    ['another port', { endpoint: 'https://push.test:8443/1' }],
    ['an IPv4 address', { endpoint: 'https://93.184.216.34/1' }],
    ['an IPv6 address', { endpoint: 'https://[2606:2800:220:1:248:1893:25c8:1946]/1' }],
    ['a number as a host', { endpoint: 'https://1572395042/1' }],
    ['a name of one label', { endpoint: 'https://database/1' }],
    ['an endless address', { endpoint: `https://push.test/${'x'.repeat(2000)}` }],
    ['a short key', { p256dh: 'abc' }],
    ['no secret', { auth: null }],
    ['an unknown field', { expirationTime: null }],
  ])('is refused with %s', async (_, over) => {
    const { status } = await subscribe(new Browser(app.url), over);
    expect(status).toBe(400);
    expect(await subscriptions()).toEqual([]);
  });

  test('is made with the public key of the installation', async () => {
    const { body } = await new Browser(app.url).get<{ publicKey: string }>('/api/session/push');
    expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
  });
});
