import type { BookingId } from '../../src/kernel/domain/ids.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { openPlaces } from '../support/fixtures/open-games.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

interface Home {
  items: {
    name: string;
    next: {
      date: string;
      nightFrom: string;
      starts: { courtId: string; timeSlot: string; price: string }[];
    } | null;
  }[];
  openGames: { venue: { name: string }; timeSlot: string; amount: string }[];
}

/** Friday, 17:10 in Guayaquil. */
const FRIDAY = new Date('2026-11-20T22:10:00Z');
const clock = new FixedClock(FRIDAY.toISOString());
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(FRIDAY);
  await app.sql('update venues set archived_at = now() where archived_at is null');
});

async function home(): Promise<Home> {
  const { status, body } = await new Browser(app.url).get<Home>('/api/venues/home');
  expect(status).toBe(200);
  return body;
}

const book = (browser: Browser, courtId: string, timeSlot: string, gameType = 'singles') =>
  browser.post<{ id: BookingId }>('/api/bookings', {
    courtId,
    bookingDate: '2026-11-20',
    timeSlot,
    gameType,
  });

const hours = ({ items: [first] }: Home) => first?.next?.starts.map(({ timeSlot }) => timeSlot);

describe('the home page', () => {
  test('names the next three free hours of each venue with the price of the cheapest court', async () => {
    const venueId = await aVenue(app, { name: 'Norte' });
    const [dear, cheap] = [
      await aCourt(app, venueId, { number: 1, nightSingles: 2000 }),
      await aCourt(app, venueId, { number: 2 }),
    ];
    expect((await home()).items[0]?.next).toMatchObject({
      date: '2026-11-20',
      nightFrom: '18:00',
      starts: [
        { courtId: cheap, timeSlot: '18:00', price: '16.50' },
        { courtId: cheap, timeSlot: '19:00', price: '16.50' },
        { courtId: cheap, timeSlot: '20:00', price: '16.50' },
      ],
    });
    for (const courtId of [cheap, dear])
      expect((await book(new Browser(app.url), courtId, '18:00')).status).toBe(201);
    expect(hours(await home())).toEqual(['19:00', '20:00', '21:00']);
  });

  test('names the hours of tomorrow when today has none left, and none of a closed venue', async () => {
    await aCourt(app, await aVenue(app, { name: 'Norte' }));
    clock.set(new Date('2026-11-21T03:00:00Z')); // 22:00 in Guayaquil
    const { items } = await home();
    expect(items[0]?.next).toMatchObject({ date: '2026-11-21' });
    expect(hours({ items, openGames: [] })).toEqual(['06:00', '07:00', '08:00']);
    await app.sql(`update courts set status = 'maintenance'`);
    expect((await home()).items[0]?.next).toBeNull();
  });

  test('reckons with the day at each venue', async () => {
    await aCourt(app, await aVenue(app, { timeZone: 'Asia/Tokyo' }));
    expect((await home()).items[0]?.next).toMatchObject({ date: '2026-11-21' });
  });

  test('lists the open games that begin first, whatever the venue', async () => {
    const browser = new Browser(app.url);
    for (const [name, timeSlot] of [
      ['Norte', '20:00'],
      ['Sur', '19:00'],
    ] as const) {
      const courtId = await aCourt(app, await aVenue(app, { name }));
      const { body } = await book(browser, courtId, timeSlot, 'doubles');
      expect((await openPlaces({ browser, bookingId: body.id }, 1)).status).toBe(200);
    }
    expect((await home()).openGames).toMatchObject([
      { venue: { name: 'Sur' }, timeSlot: '19:00', amount: '8.25' },
      { venue: { name: 'Norte' }, timeSlot: '20:00' },
    ]);
  });
});
