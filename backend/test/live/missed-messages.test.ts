import { randomUUID } from 'node:crypto';
import { LiveUpdates } from '../../src/kernel/application/live-updates.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { type EventStream, openEventStream } from '../support/app/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let first: { venueId: string; stream: EventStream };
let second: { venueId: string; stream: EventStream };

beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
});
beforeEach(async () => {
  [first, second] = [await aStream(), await aStream()];
});
afterEach(() => {
  for (const { stream } of [first, second]) stream.close();
});
afterAll(() => app.close());

async function aStream() {
  const venueId = await aVenue(app);
  return { venueId, stream: await openEventStream(`${app.url}/api/venues/${venueId}/events`) };
}

/** Sends a notification like another process. */
const notify = (payload: string) => app.sql(`select pg_notify('saque_live', $1)`, [payload]);
const hear = (from: string, number: number, items: unknown[] = []) =>
  notify(JSON.stringify({ from, number, last: false, items }));

const readies = () => [first.stream.readies(), second.stream.readies()];
const bothAreReadyAgain = () => eventually(() => expect(readies()).toEqual([2, 2]));

/** Waits until a message that is sent now has arrived. */
async function messageArrives(): Promise<void> {
  const marker = randomUUID();
  await eventually(() => {
    app.get(LiveUpdates).announce(`venue:${first.venueId}`, { marker });
    expect(first.stream.received()).toContain(marker);
  });
}

test('every stream is ready again after the listening connection was lost, and gets messages', async () => {
  const ended = await app.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'saque live' and datname = current_database()`,
  );
  expect(ended).toHaveLength(1);
  await bothAreReadyAgain();
  await messageArrives();
});

test('every stream is ready again if a notification of another process was lost', async () => {
  const from = randomUUID();
  await hear(from, 1);
  await hear(from, 2);
  await messageArrives();
  expect(readies()).toEqual([1, 1]);
  await hear(from, 4);
  await bothAreReadyAgain();
});

test('every stream is ready again after a notification in an unknown form', async () => {
  await notify('{"topic":"venue:1","message":{}}');
  await bothAreReadyAgain();
  await notify('no JSON');
  await eventually(() => expect(readies()).toEqual([3, 3]));
});

test('the streams of a topic are ready again if one of its messages was too large', async () => {
  const note = 'x'.repeat(9_000);
  app.get(LiveUpdates).announce(`venue:${second.venueId}`, { note });
  app.get(LiveUpdates).announce(`venue:${first.venueId}`, { hour: 6 });
  await eventually(() => expect(first.stream.received()).toContain('data: {"hour":6}'));
  await eventually(() => expect(readies()).toEqual([1, 2]));
});
