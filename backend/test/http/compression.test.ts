import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** Asks without the decompression that `fetch` does. */
async function get(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const sent = send(app.url + path, { headers: { 'accept-encoding': 'gzip', ...headers } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

test('a body of several packets is compressed if the caller accepts that', async () => {
  const response = await get('/api/openapi.json');
  expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const chunks = (await response.toArray()) as Buffer[];
  expect(JSON.parse(String(gunzipSync(Buffer.concat(chunks))))).toHaveProperty('openapi');
  const plain = await get('/api/openapi.json', { 'accept-encoding': 'identity' });
  expect(plain.resume().headers).not.toHaveProperty('content-encoding');
});

test('a body that fits into few packets is sent as it is', async () => {
  for (let venue = 0; venue < 6; venue++) await aVenue(app);
  const small = await get('/api/venues');
  expect(small.headers).not.toHaveProperty('content-encoding');
  const size = Number(small.headers['content-length']);
  expect([size > 1024, size < 4096]).toEqual([true, true]);
  small.resume();
});

test('the list of many venues is compressed, and a new venue is in it at once', async () => {
  for (let venue = 0; venue < 20; venue++) await aVenue(app);
  const namesIn = async (encoding: string) => {
    const response = await get('/api/venues', { 'accept-encoding': encoding });
    const bytes = Buffer.concat((await response.toArray()) as Buffer[]);
    const isGzip = response.headers['content-encoding'] === 'gzip';
    expect([isGzip, response.headers.vary]).toEqual([encoding === 'gzip', 'Accept-Encoding']);
    const venues = JSON.parse(String(isGzip ? gunzipSync(bytes) : bytes)) as { name: string }[];
    return venues.map(({ name }) => name);
  };
  expect(await namesIn('gzip')).toEqual(await namesIn('identity'));
  await aVenue(app, { name: 'El más nuevo' });
  for (const encoding of ['gzip', 'identity']) expect((await namesIn(encoding)).at(-1)).toBe('El más nuevo');
});

test('a stream of events is never compressed, because compression would delay its events', async () => {
  const venueId = await aVenue(app);
  const response = await get(`/api/venues/${venueId}/events`, { accept: 'text/event-stream' });
  await once(response, 'data');
  expect(response.headers).not.toHaveProperty('content-encoding');
  response.destroy();
});
