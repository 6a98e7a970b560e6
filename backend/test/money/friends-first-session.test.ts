import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aDoublesBooking, askForPlace, look, share } from '../support/fixtures/sharing.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a friend who has a session before taking a place keeps the place after a lost response', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  const session = await friend.post<{ userId: string }>('/api/session', { comesByLink: true });
  expect(session.body.userId).toMatch(/^shared-participant-/);
  const lost = await askForPlace(friend, booking.bookingId, shareToken);
  const again = await askForPlace(friend, booking.bookingId, shareToken);
  expect(again.body.clientSecret).toBe(lost.body.clientSecret);
  expect((await look(friend, shareToken)).pendingParticipants).toBe(1);
});

test('a browser with a session stays the player it was when it comes by a link', async () => {
  const browser = new Browser(app.url);
  const first = await browser.post<{ userId: string }>('/api/session');
  const second = await browser.post<{ userId: string }>('/api/session', { comesByLink: true });
  expect(second.body.userId).toBe(first.body.userId);
});
