import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { Browser } from '../support/app/browser.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { whileLocked } from '../support/database/while-locked.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { type CalendarEntry, monthPath } from '../support/fixtures/calendar.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

const LOCK_BOOKINGS = 'lock table bookings in access exclusive mode';

let app: TestApp;
let courtId: string;
let path: string;
let player: Browser;

beforeAll(async () => {
  app = await startTestApp({ clock: new FixedClock('2026-11-20T20:00:00Z') });
});
beforeEach(async () => {
  const venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
  path = monthPath(venueId, '2026-11');
  player = await booker('10:00');
});
afterAll(() => app.close());

/** A player with a booking at the given hour. */
async function booker(timeSlot: string): Promise<Browser> {
  const browser = new Browser(app.url);
  const { status } = await browser.post('/api/bookings', {
    courtId,
    bookingDate: '2026-11-21T00:00:00',
    timeSlot,
    gameType: 'singles',
  });
  expect(status).toBe(201);
  return browser;
}

interface RawResponse {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

/** Sends these headers and no others, and returns the response as it came. */
function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(app.url + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const etagOf = (response: RawResponse) => String(response.headers['etag']);
const idsIn = (json: string | Buffer) => (JSON.parse(json.toString()) as CalendarEntry[]).map(({ id }) => id);

test('a month has a strong entity tag, is private, and must be revalidated', async () => {
  const { status, headers, bytes } = await ask();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    etag: expect.stringMatching(/^"\d+\.\d+"$/) as string,
    'cache-control': 'private, no-cache',
    vary: expect.stringMatching(/Cookie/) as string,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(bytes.length),
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test('an unchanged month gets 304 with the same tag and no body', async () => {
  const first = await ask();
  const again = await ask({ 'if-none-match': etagOf(first) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  for (const name of ['etag', 'cache-control', 'vary'])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
});

test('an unchanged month is sent again while the bookings cannot be read', async () => {
  const first = await ask();
  await whileLocked(app.databaseUrl, LOCK_BOOKINGS, async () => {
    expect((await ask({ 'if-none-match': etagOf(first) })).status).toBe(304);
    expect(await ask()).toMatchObject({ status: 200, bytes: first.bytes });
  });
});

test.each([
  ['a weak tag', (tag: string) => `W/${tag}`, 304],
  ['a list with the tag', (tag: string) => `"1", W/"2",${tag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => '"1"', 200],
  ['a list of other tags', () => '"1", W/"2"', 200],
  ['a part of the tag', (tag: string) => `${tag.slice(0, -2)}"`, 200],
  ['the tag without quotes', (tag: string) => tag.slice(1, -1), 200],
  ['nothing', () => '', 200],
])('If-None-Match with %s is compared as HTTP says', async (_, header, status) => {
  const first = await ask();
  expect((await ask({ 'if-none-match': header(etagOf(first)) })).status).toBe(status);
});

test('HEAD returns the headers of the month without a body', async () => {
  const get = await ask();
  const head = await ask({}, 'HEAD');
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  expect((await ask({ 'if-none-match': etagOf(get) }, 'HEAD')).status).toBe(304);
});

test('a caller that accepts gzip gets the same month compressed once, with a tag of its own', async () => {
  const plain = await ask();
  const zipped = await ask({ 'accept-encoding': 'gzip, deflate, br' });
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(zipped.bytes.length),
    vary: expect.stringMatching(/Accept-Encoding/) as string,
  });
  expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
  expect(etagOf(zipped)).not.toBe(etagOf(plain));
  const again = await ask({ 'accept-encoding': 'gzip, deflate, br', 'if-none-match': etagOf(zipped) });
  expect([again.status, etagOf(again)]).toEqual([304, etagOf(zipped)]);
  expect((await ask({ 'accept-encoding': 'gzip;q=0' })).bytes).toEqual(plain.bytes);
});

describe('the month of a player with bookings of their own', () => {
  const as = (browser: Browser, headers = {}) => ask({ cookie: browser.cookieHeader, ...headers });

  test('has their real ids and never those of another player', async () => {
    const other = await booker('11:00');
    const [stranger, first, second] = [await ask(), await as(player), await as(other)];
    const [keyOf10, keyOf11] = idsIn(stranger.bytes);
    const [own10, own11] = [idsIn(first.bytes)[0], idsIn(second.bytes)[1]];
    expect(idsIn(first.bytes)).toEqual([own10, keyOf11]);
    expect(idsIn(second.bytes)).toEqual([keyOf10, own11]);
    expect((await player.get(`/api/bookings/${own10}`)).status).toBe(200);
    expect((await other.get(`/api/bookings/${own11}`)).status).toBe(200);
    expect((await ask()).bytes).toEqual(stranger.bytes);
  });

  test('has a tag that no other caller can use', async () => {
    const other = await booker('11:00');
    const visitor = new Browser(app.url);
    await visitor.post('/api/session');
    const responses = [await ask(), await as(player), await as(other)];
    const [stranger = '', own = '', others = ''] = responses.map(etagOf);
    expect(new Set([stranger, own, others]).size).toBe(3);
    expect(etagOf(await as(visitor))).toBe(stranger);
    expect((await as(player, { 'if-none-match': own })).status).toBe(304);
    expect((await as(other, { 'if-none-match': own })).status).toBe(200);
    expect((await ask({ 'if-none-match': own })).status).toBe(200);
    expect((await as(player, { 'if-none-match': stranger })).status).toBe(200);
  });

  test('is compressed for a caller that accepts gzip', async () => {
    const zipped = await as(player, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.bytes)).toEqual((await as(player)).bytes);
  });
});
