import type { BookingId } from '../../src/kernel/domain/ids.js';
import { readContract } from '../http/contract.js';
import { anAdmin, type Existing, existingThings, goodDraft, send } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { openPlaces } from '../support/fixtures/open-games.js';
import { askForPlace, look, payPlace } from '../support/fixtures/sharing.js';
import { MATRIX } from './matrix.js';

/** Who writes a review shows a first name and an initial (docs/adr/0066). */
const REVIEWS = 'GET /api/venues/{venueId}/reviews';
const LINK = 'GET /api/shared-payment-links/{shareToken}';
/** Texts that only their owner and the desk may see. */
const SECRETS = [
  'Apellidosecreto',
  '997654321',
  'canario@example.org',
  'Reservadosecreto',
  'amigo@example.org',
];

const contract = await readContract();
const forEverybody = contract.operations.filter(
  ({ name, method }) => method === 'GET' && MATRIX[name]?.anonymous === 200,
);

let app: TestApp;
let organiser: Browser;
let friend: Browser;
let existing: Existing;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await anAdmin(app);
  organiser = new Browser(app.url);
  existing = await existingThings(app, organiser, admin);
  await organiser.send('PUT', '/api/session/profile', {
    name: 'Canariana Apellidosecreto',
    phone: '099 765 4321',
    email: 'canario@example.org',
  });
  friend = new Browser(app.url);
  const { bookingId, shareToken } = await sharedBooking();
  const who = { playerName: ' Amistad  Reservadosecreto ', playerEmail: 'amigo@example.org' };
  await askForPlace(friend, bookingId, shareToken, who);
  await payPlace(app, bookingId, shareToken, friend);
  await openPlaces({ browser: organiser, bookingId }, 1);
});
afterAll(() => app.close());

/** Returns the booking of the payment link that exists, and the token. */
async function sharedBooking(): Promise<{ bookingId: BookingId; shareToken: string }> {
  const { shareToken = '' } = existing;
  const path = `/api/shared-payment-links/${shareToken}`;
  const { body } = await organiser.get<{ booking: { id: BookingId } }>(path);
  return { bookingId: body.booking.id, shareToken };
}

async function readBy(browser: Browser, name: string): Promise<string> {
  const operation = forEverybody.find((each) => each.name === name);
  if (!operation) throw new Error(`no call ${name}`);
  const { status, body } = await send(browser, operation, goodDraft(operation, contract, existing));
  expect(status).toBe(200);
  return JSON.stringify(body);
}

test('the people of a payment link see who paid by first name, and only their own contact', async () => {
  const { shareToken } = await sharedBooking();
  const [paid] = (await look(new Browser(app.url), shareToken)).payers;
  expect(paid).toEqual({ name: 'Amistad', amount: expect.any(String) as string, isYours: false });
  const own = await look(friend, shareToken);
  expect(own.payers).toMatchObject([{ name: 'Amistad', isYours: true }]);
  expect(own.you).toEqual({
    name: 'Amistad Reservadosecreto',
    email: 'amigo@example.org',
    emailVerified: false,
  });
  expect((await look(organiser, shareToken)).payers).toMatchObject([{ name: 'Amistad', isYours: false }]);
});

test.each(forEverybody.map(({ name }) => name))(
  '%s shows a stranger no full name and no contact',
  async (name) => {
    const anonymous = await readBy(new Browser(app.url), name);
    expect(SECRETS.filter((secret) => anonymous.includes(secret))).toEqual([]);
    expect(anonymous.includes('Canariana')).toBe(name === REVIEWS);
    expect(anonymous.includes('Amistad')).toBe(name === LINK);
  },
);

test('a booking may name its player, and one without a name is as good', async () => {
  const player = new Browser(app.url);
  const { courtId, bookingDate, gameType } = existing;
  const book = (timeSlot: string, playerName?: string | null) =>
    player.post<{ code?: string }>('/api/bookings', { courtId, bookingDate, gameType, timeSlot, playerName });
  const nameAfter = async (timeSlot: string, playerName?: string | null) => {
    expect((await book(timeSlot, playerName)).status).toBe(201);
    return (await player.get<{ name: string | null }>('/api/session')).body.name;
  };
  expect(await nameAfter('15:00')).toBeNull();
  expect(await nameAfter('16:00', ' Ana  Torres ')).toBe('Ana Torres');
  expect(await nameAfter('17:00', null)).toBe('Ana Torres');
  expect((await book('18:00', 'x'.repeat(81))).body.code).toBe('invalid_request');
});

test('a payer without a name is shown as a player', async () => {
  await app.sql(`update players set name = null where name like 'Amistad%'`);
  const { shareToken } = await sharedBooking();
  expect((await look(organiser, shareToken)).payers).toMatchObject([{ name: null }]);
});
