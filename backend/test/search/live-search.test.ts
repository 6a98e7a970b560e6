import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { type EventStream, openEventStream } from '../support/app/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

const DAY = dayFromNow(3);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
});
afterAll(() => app.close());

async function aCourtIn(location: string): Promise<string> {
  const venueId = await aVenue(app, { name: 'Norte' });
  await app.sql('update venues set location = $2 where id = $1', [venueId, location]);
  return aCourt(app, venueId);
}

async function book(courtId: string, timeSlot: string): Promise<void> {
  const command = { courtId, bookingDate: DAY, timeSlot, gameType: 'singles' };
  expect((await new Browser(app.url).post('/api/bookings', command)).status).toBe(201);
}

const openScreen = (query: string): Promise<EventStream> =>
  openEventStream(`${app.url}/api/search/events${query}`);

test('the screen of a search learns within a second that an hour of its place was taken', async () => {
  const [quito, loja] = [await aCourtIn('Quito'), await aCourtIn('Loja')];
  const [ofPlace, ofAll] = [await openScreen('?place=qito'), await openScreen('')];
  await book(loja, '10:00');
  await book(quito, '11:00');
  await eventually(() => expect(ofPlace.received()).toContain(quito), 1_000);
  await eventually(() => expect(ofAll.received()).toContain(quito), 1_000);
  expect(ofAll.received()).toContain(loja);
  expect(ofPlace.received()).not.toContain(loja);
  ofPlace.close();
  ofAll.close();
});

test('the screen of a search for an unknown place learns of the hours elsewhere that it shows instead', async () => {
  const courtId = await aCourtIn('Quito');
  const screen = await openScreen('?place=zzyzx');
  await book(courtId, '12:00');
  await eventually(() => expect(screen.received()).toContain(courtId), 1_000);
  screen.close();
});

test('the screens of a venue and of a search learn within a second of a court that has changed', async () => {
  const admin = await anAdmin(app);
  const venueId = await aVenue(app);
  const venue = await openEventStream(`${app.url}/api/venues/${venueId}/events`);
  const found = await openScreen('');
  const prices = { daySinglesPrice: '14.50', dayDoublesPrice: '29.00' };
  const nights = { nightSinglesPrice: '16.50', nightDoublesPrice: '33.00' };
  const court = { venueId, name: 'Central', courtNumber: 1, ...prices, ...nights };
  const told = (screen: EventStream) => screen.received().split('"courts":true').length - 1;
  const hasTold = (times: number) =>
    eventually(() => expect([venue, found].map(told)).toEqual([times, times]), 1_000);

  const { body } = await admin.post<{ id: string }>('/api/courts', court);
  await hasTold(1);
  expect((await admin.send('PUT', `/api/courts/${body.id}`, { ...court, name: 'Norte' })).status).toBe(200);
  await hasTold(2);
  expect((await admin.send('DELETE', `/api/courts/${body.id}`)).status).toBe(200);
  await hasTold(3);
  expect((await admin.send('DELETE', `/api/venues/${venueId}`)).status).toBe(200);
  await hasTold(4);
  venue.close();
  found.close();
});

test('the stream of a search refuses a point that is none of the earth', async () => {
  expect((await new Browser(app.url).get('/api/search/events?near=91,0')).status).toBe(400);
});
