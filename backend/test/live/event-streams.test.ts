import { LiveUpdates } from '../../src/kernel/application/live-updates.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { openEventStream } from '../support/app/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let venueId: string;
let events: string;
beforeEach(async () => {
  app = await startTestApp({ config: { role: 'api' } });
  venueId = await aVenue(app);
  events = `${app.url}/api/venues/${venueId}/events`;
});

test('an event stream is neither stored, nor compressed, nor buffered by a proxy', async () => {
  const leave = new AbortController();
  const { status, headers } = await fetch(events, {
    headers: { 'accept-encoding': 'gzip', accept: '*/*' },
    signal: leave.signal,
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  leave.abort();
  await app.close();
});

test('a HEAD request for an event stream ends', async () => {
  const { status, headers } = await fetch(events, { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  await app.close();
});

test('every stream of a topic gets its messages, and no other stream does', async () => {
  const other = await openEventStream(`${app.url}/api/venues/${await aVenue(app)}/events`);
  const streams = await Promise.all([openEventStream(events), openEventStream(events)]);
  app.get(LiveUpdates).announce(`venue:${venueId}`, { text: 'línea 1\nlínea 2' });
  const message = 'event: message\ndata: {"text":"línea 1\\nlínea 2"}\n\n';
  for (const stream of streams) await eventually(() => expect(stream.received()).toContain(message));
  expect(other.received()).not.toContain('event: message');
  for (const stream of [other, ...streams]) stream.close();
  await app.close();
});

test('an open stream ends when the process stops', async () => {
  const stream = await openEventStream(events);
  await app.close();
  await stream.ended;
  expect(stream.received()).toContain('event: ready');
});

test('400 streams from one address are not accepted: 30 open, and the others have to ask later', async () => {
  const leave = new AbortController();
  const opened = await Promise.all(
    Array.from({ length: 400 }, () => fetch(events, { signal: leave.signal })),
  );
  const refused = opened.filter(({ status }) => status !== 200);
  expect(opened.length - refused.length).toBe(30);
  expect(new Set(refused.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
    new Set(['429 30']),
  );
  expect((await fetch(events, { method: 'HEAD' })).status).toBe(429);
  leave.abort();
  await eventually(async () => expect((await fetch(events, { method: 'HEAD' })).status).toBe(200));
  await app.close();
});
