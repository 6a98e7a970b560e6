import { eventually } from '../support/eventually.js';
import { Browser } from '../support/app/browser.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { type CalendarEntry, freshMonth, monthPath, shownMonth } from '../support/fixtures/calendar.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

const WRITERS = 8;
const BOOKINGS_OF_WRITER = 10;
const READERS = 6;

let app: TestApp;
let twin: TestApp;
let venueId: string;
let courtIds: string[];
const day = dayFromNow(3);
const month = day.slice(0, 7);

beforeAll(async () => {
  app = await startTestApp();
  twin = await startTestApp({ databaseUrl: app.databaseUrl });
  venueId = await aVenue(app);
  courtIds = [await aCourt(app, venueId, { number: 1 }), await aCourt(app, venueId, { number: 2 })];
});
afterAll(async () => {
  await twin.stop();
  await app.close();
});

const random = (count: number) => Math.floor(Math.random() * count);
const urls = () => [app.url, twin.url];

/** Returns the ids that the writer sees at a process. */
async function idsSeenBy(writer: Browser, url: string): Promise<string[]> {
  const { body } = await writer.at(url).get<CalendarEntry[]>(monthPath(venueId, month));
  return body.map(({ id }) => id);
}

/** Books and cancels hours, and looks after each write whether both processes show it. */
async function write(): Promise<number> {
  const writer = new Browser(app.url);
  await writer.post('/api/session');
  let booked = 0;
  for (let n = 0; n < BOOKINGS_OF_WRITER; n++) {
    const { status, body } = await writer.at(urls()[random(2)] ?? '').post<{ id: string }>('/api/bookings', {
      courtId: courtIds[random(2)],
      bookingDate: day,
      timeSlot: `${String(6 + random(16)).padStart(2, '0')}:00`,
      gameType: 'singles',
    });
    if (status !== 201) continue;
    booked++;
    for (const url of urls()) expect(await idsSeenBy(writer, url)).toContain(body.id);
    // A busy database refuses for a moment; like a browser, the writer then asks again.
    await eventually(async () =>
      expect((await writer.post('/api/cancellations', { bookingId: body.id })).status).toBe(201),
    );
    for (const url of urls()) expect(await idsSeenBy(writer, url)).not.toContain(body.id);
  }
  return booked;
}

/** Reads like a stranger whose browser revalidates, until `done`. */
async function read(url: string, done: () => boolean): Promise<void> {
  let etag = '';
  while (!done()) {
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
    const response = await new Browser(url).send('GET', monthPath(venueId, month), undefined, headers);
    expect([200, 304]).toContain(response.status);
    etag = response.headers.get('etag') ?? '';
  }
}

test('each process shows a write as soon as it has ended, however many write and read', async () => {
  let done = false;
  const readers = Array.from({ length: READERS }, (_, n) => read(urls()[n % 2] ?? '', () => done));
  try {
    const booked = await Promise.all(Array.from({ length: WRITERS }, write));
    expect(booked.reduce((sum, count) => sum + count)).toBeGreaterThan(WRITERS);
  } finally {
    done = true;
  }
  await Promise.all(readers);
  const fresh = await freshMonth(app, venueId, month);
  for (const url of urls()) expect(await shownMonth(url, venueId, month)).toEqual(fresh);
}, 60_000);
