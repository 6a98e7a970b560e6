import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { publicTokenOf } from '../support/fixtures/open-games.js';
import { aDoublesBooking, type LinkResponse, look, payPlace, share } from '../support/fixtures/sharing.js';

type Named = LinkResponse & { organiserName: string | null; errors?: { field: string }[] };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A shared booking, with what a friend reads of its name, and a way to choose another name. */
async function aLink() {
  const booking = await aDoublesBooking(app, 2905);
  const { bookingId, browser } = booking;
  const { shareToken } = await share(booking);
  const seen = async (by = new Browser(app.url)) => ((await look(by, shareToken)) as Named).organiserName;
  const choose = (organiserName?: string | null) =>
    browser.post<Named>('/api/shared-payment-links', { bookingId, organiserName });
  return { ...booking, shareToken, seen, choose };
}

test('a friend reads the name that the organiser chose, until the organiser takes it back', async () => {
  const { seen, choose } = await aLink();
  expect(await seen()).toBeNull();
  expect((await choose(' Ana  Pérez ')).body.organiserName).toBe('Ana Pérez');
  expect(await seen()).toBe('Ana Pérez');
  expect((await choose()).body.organiserName).toBe('Ana Pérez');
  await choose('');
  expect(await seen()).toBeNull();
});

test.each(['ana@club.ec', 'Ana wa.me', 'Ana 0991234567', 'a'.repeat(41)])(
  'a link does not invite with %s',
  async (name) => {
    const { seen, choose } = await aLink();
    await choose('Ana');
    const { status, body } = await choose(name);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'organiserName' })]]);
    expect(await seen()).toBe('Ana');
  },
);

test('the name of the profile is not shown unless the organiser chose it', async () => {
  const { browser, seen } = await aLink();
  await browser.send('PUT', '/api/session/profile', { name: 'Ana Canario' });
  expect(await seen()).toBeNull();
});

test('no other player can name the organiser', async () => {
  const { bookingId, seen } = await aLink();
  const named = { bookingId, organiserName: 'Luis' };
  const { status } = await new Browser(app.url).post('/api/shared-payment-links', named);
  expect([status, await seen()]).toEqual([404, null]);
});

test('a stranger who came by the list of open games reads no name', async () => {
  const { bookingId, browser, choose } = await aLink();
  await choose('Ana');
  const token = await publicTokenOf(app, { bookingId, browser }, 1);
  const { organiserName, access } = (await look(new Browser(app.url), token)) as Named;
  expect([organiserName, access]).toEqual([null, 'public']);
});

test('a link that is closed names no one', async () => {
  const { bookingId, shareToken, seen, choose } = await aLink();
  await choose('Ana');
  await payPlace(app, bookingId, shareToken, new Browser(app.url), { placesFor: ['', '', '', ''] });
  expect(await seen()).toBeNull();
});
