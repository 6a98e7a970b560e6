import { request as send } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { eventually } from '../support/eventually.js';
import { testOwnErrors } from '../support/services/own-errors.js';
import { type Proxy, startProxy } from './nginx.js';

const TOKEN = 'Zk3_x9-QmYt7LwVb2RsA0g';
const LONG = `${TOKEN}${TOKEN.slice(1)}`;
const ID = '0190f1c2-7a3b-7c4d-8e5f-0123456789ab';
const LIST = JSON.stringify({ courts: 'Cancha '.repeat(300) });

let proxy: Proxy;
beforeAll(async () => {
  proxy = await startProxy((request, response) => {
    if (request.url?.endsWith('/events')) {
      response.setHeader('content-type', 'text/event-stream');
      return response.write('data: first\n\n');
    }
    response.setHeader('content-type', 'application/json');
    return response.end(request.url === '/api/list' ? LIST : JSON.stringify(request.headers));
  });
});
afterAll(() => proxy.stop());

/** Sends a request and returns the headers that reached the API. */
async function seenByApi(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${proxy.url}${path}`, { headers });
  return (await response.json()) as Record<string, string>;
}

describe('the access log', () => {
  it.each([
    [`/admin/invitation/${LONG}`, '/admin/invitation/…'],
    [`/api/admin/invitations/${LONG}/passkey/options`, '/api/admin/invitations/…/passkey/options'],
    [`/oferta/${LONG}`, '/oferta/…'],
    [`/api/offers/${LONG}/accept`, '/api/offers/…/accept'],
    [`/api/unsubscribe/${LONG}`, '/api/unsubscribe/…'],
    [`/api/mail-addresses/${LONG}/verify`, '/api/mail-addresses/…/verify'],
    [`/correo/${LONG}`, '/correo/…'],
    [`/reserva/${LONG}`, '/reserva/…'],
    [`/api/manage/${LONG}/calendar.ics`, '/api/manage/…/calendar.ics'],
    [`/shared-payment/${LONG}`, '/shared-payment/…'],
    [`/api/shared-payment-links/${LONG}/receipt`, '/api/shared-payment-links/…/receipt'],
    [`/api/new-feature/${TOKEN}/x/${LONG}`, '/api/new-feature/…/x/…'],
    [`/oferta/%5A${LONG.slice(1)}?from=${TOKEN}`, '/oferta/…'],
    [`/api/bookings/${ID}?token=${TOKEN}`, `/api/bookings/${ID}`],
    [`/api/venues/${ID.toUpperCase()}/bookings`, `/api/venues/${ID.toUpperCase()}/bookings`],
    [`/api/bookings/${ID}/offers/${LONG}`, `/api/bookings/${ID}/offers/…`],
    ['/venue/1/calendar', '/venue/1/calendar'],
  ])('contains of %s only %s', async (path, logged) => {
    const seen = await seenByApi(path);
    expect(await proxy.logged(seen['x-request-id'] ?? '')).toMatchObject({
      method: 'GET',
      path: logged,
      status: 200,
      upstream: expect.stringMatching(/^127\.0\.0\.1:\d+$/) as string,
    });
  });
});

describe('the access log about an error of nginx itself', () => {
  it('names the method and the path of the request, and not those of the error page', async () => {
    const post = { method: 'POST', body: Buffer.alloc(12_000_000) };
    const { headers } = await fetch(`${proxy.url}/api/offers/${LONG}/accept`, post);
    const line = await proxy.logged(headers.get('x-request-id'));
    expect(line).toMatchObject({ method: 'POST', path: '/api/offers/…/accept', status: 413 });
  });
});

describe('what reaches the API', () => {
  it('is the address of the caller, no matter which one the caller claims', async () => {
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'mine' };
    expect(await seenByApi('/api/venues', claims)).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      host: new URL(proxy.url).host,
    });
  });

  it('is no body above the limit of its address', async () => {
    const refused = async (path: string, bytes: number) => {
      const body = Buffer.alloc(bytes);
      return (await fetch(`${proxy.url}${path}`, { method: 'POST', body })).status === 413;
    };
    expect(await refused('/api/webhooks/stripe', 900_000)).toBe(false);
    expect(await refused('/api/webhooks/stripe', 1_100_000)).toBe(true);
    expect(await refused('/api/bookings', 1_100_000)).toBe(false);
    expect(await refused('/api/bookings', 12_000_000)).toBe(true);
  });
});

describe('what reaches the browser', () => {
  it.each([
    ['/assets/app-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('is %s with its time in caches and without a type to guess', async (path, cache) => {
    const { headers } = await fetch(`${proxy.url}${path}`);
    expect(headers.get('cache-control')).toBe(cache);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('server')).toBe('nginx');
  });

  it('is a compressed list', async () => {
    const body = await new Promise<Buffer>((resolve, reject) => {
      const call = send(`${proxy.url}/api/list`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
        expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
        void response.toArray().then((parts: Buffer[]) => resolve(Buffer.concat(parts)), reject);
      });
      call.on('error', reject).end();
    });
    expect(gunzipSync(body).toString()).toBe(LIST);
  });

  it('is each event at once, on at most 60 streams of an address', async () => {
    const stop = new AbortController();
    const open = () => fetch(`${proxy.url}/api/venues/${ID}/events`, { signal: stop.signal });
    const streams = await Promise.all(Array.from({ length: 60 }, open));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect(new TextDecoder().decode((await streams[0]?.body?.getReader().read())?.value)).toBe(
      'data: first\n\n',
    );
    const oneMore = await open();
    expect([oneMore.status, oneMore.headers.get('retry-after')]).toEqual([429, '10']);
    stop.abort();
    await eventually(async () => expect((await fetch(`${proxy.url}/api/venues`)).status).toBe(200));
  });
});

testOwnErrors(() => proxy.url);

// Last, because afterwards no process of the API runs.
describe('while every process of the API is stopped', () => {
  beforeAll(() => proxy.stopApi());

  it('people read when to come back, and no log contains a token', async () => {
    const response = await fetch(`${proxy.url}/oferta/${LONG}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.text()).toContain('<h1>Volvemos enseguida</h1>');
    const line = await proxy.logged(response.headers.get('x-request-id'));
    expect(line).toMatchObject({ path: '/oferta/…', status: 503, upstreamStatus: '502' });
    expect(proxy.logs()).not.toContain(TOKEN);
  });

  it('an address gets a burst of 1000 calls through, and then has to wait', async () => {
    const responses = await inOneGo(3_000, `/api/offers/${LONG}`);
    const refused = responses.filter((response) => response.startsWith('429'));
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(1_000);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatch(/^Retry-After: 10\r$/m);
    expect(refused[0]).toContain('"code":"too_many_requests"');
    expect(proxy.logs()).not.toContain(TOKEN);
  });
});

/** Sends calls faster than any client of HTTP would. Returns each response from its status on. */
async function inOneGo(calls: number, path: string): Promise<string[]> {
  const { hostname, port } = new URL(proxy.url);
  const each = 100;
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const connections = Array.from({ length: calls / each }, async () => {
    const socket = connect(Number(port), hostname, () => socket.write(request.repeat(each)));
    let text = '';
    for await (const part of socket.setEncoding('utf8')) {
      text += part as string;
      if (text.split('HTTP/1.1 ').length > each && text.endsWith('}')) break;
    }
    return text.split('HTTP/1.1 ').slice(1);
  });
  return (await Promise.all(connections)).flat();
}
