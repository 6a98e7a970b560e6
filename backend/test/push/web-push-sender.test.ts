import type { LookupFunction } from 'node:net';
import { publicLookup } from '../../src/modules/push/adapters/push/public-addresses.js';
import { vapidKeysFrom } from '../../src/modules/push/adapters/push/vapid-keys.js';
import { WebPushSender } from '../../src/modules/push/adapters/push/web-push-sender.js';
import { claimsOf, PushBrowser, PushService } from '../support/services/push-service.js';

const MESSAGE = { title: 'Juegas a las 18:00', body: 'Cancha 2 · Club', path: '/my-bookings' };
const OPTIONS = { keys: vapidKeysFrom(Buffer.alloc(32, 1)), contact: 'https://saque.example' };

let service: PushService;
const browser = new PushBrowser();

beforeAll(async () => {
  service = await PushService.start();
});
beforeEach(() => {
  service.status = 201;
  service.taken.length = 0;
});
afterAll(() => service.close());

const send = (endpoint = service.endpoint) =>
  new WebPushSender({ ...OPTIONS, connection: service.connection }).send(
    { endpoint, ...browser.keys },
    MESSAGE,
  );

describe('a message to a browser', () => {
  test('can be read by that browser alone, and names us to the service', async () => {
    expect(await send()).toBe(true);
    const [push] = service.taken;
    expect(push?.path).toBe('/browser-1');
    expect(push?.headers).toMatchObject({ ttl: '6300', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(push && browser.read(push.body)).toEqual(MESSAGE);
    expect(push?.body.toString('latin1')).not.toContain('Cancha');
    expect(() => push && new PushBrowser().read(push.body)).toThrow();
    expect(push && claimsOf(push)).toMatchObject({
      aud: new URL(service.endpoint).origin,
      sub: OPTIONS.contact,
      key: OPTIONS.keys.publicKey,
    });
  });

  test.each([403, 404, 410])('has no browser if the service refuses with %i', async (status) => {
    service.status = status;
    expect(await send()).toBe(false);
  });

  test.each([302, 429, 500])('is tried again later if the service responds with %i', async (status) => {
    service.status = status;
    await expect(send()).rejects.toThrow(`the push service responded with ${status}`);
    expect(service.taken).toHaveLength(1); // no redirect is followed
  });

  test.each([
    'http://push.test/',
    'https://push.test:8443/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://localhost/',
  ])('never goes to %s', async (endpoint) => {
    expect(await send(endpoint)).toBe(false);
    expect(service.taken).toEqual([]);
  });

  test('is not sent to a browser whose key is no point of the curve', async () => {
    const sender = new WebPushSender({ ...OPTIONS, connection: service.connection });
    const broken = { endpoint: service.endpoint, ...browser.keys, p256dh: 'A'.repeat(87) };
    expect(await sender.send(broken, MESSAGE)).toBe(false);
  });

  test('never goes to a name with a private address', async () => {
    const { ca, port } = service.connection;
    const lookup: LookupFunction = (_, options, callback) => publicLookup('localhost', options, callback);
    const sender = new WebPushSender({ ...OPTIONS, connection: { ca, port, lookup } });
    expect(await sender.send({ endpoint: service.endpoint, ...browser.keys }, MESSAGE)).toBe(false);
    expect(service.taken).toEqual([]);
  });
});
