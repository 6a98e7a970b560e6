import type { BookingId } from '../../src/kernel/domain/ids.js';
import { mailboxOf } from '../../src/kernel/domain/mailbox.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { pay } from '../support/fixtures/payments.js';
import { signIn } from '../support/fixtures/signing-in.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

const LIMIT = 8;
const HOURS = Array.from({ length: 16 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`);

interface Reply {
  id: BookingId;
  code?: string;
  message?: string;
}

interface Attempt {
  courtId: string;
  timeSlot: string;
  day?: number;
  from: string;
}

let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ config: { unpaidHoldsPerAddress: LIMIT, trustedProxies: ['loopback'] } });
});
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

const book = (browser: Browser, { courtId: court, timeSlot, day = 3, from }: Attempt) =>
  browser.post<Reply>(
    '/api/bookings',
    { courtId: court, bookingDate: dayFromNow(day), timeSlot, gameType: 'singles' },
    { 'x-forwarded-for': from },
  );
const strangers = (attempts: Attempt[]) =>
  Promise.all(attempts.map((attempt) => book(new Browser(app.url), attempt)));
const booked = (responses: TestResponse<Reply>[]) => responses.filter(({ status }) => status === 201);

/** Creates a code that waives the whole price. */
async function aFreeCode(code: string): Promise<string> {
  const admin = await anAdmin(app);
  await admin.post('/api/admin/discount-codes', { code, type: 'percentage', value: '100' });
  return code;
}

const REFUSED = [
  429,
  'too_many_unpaid_here',
  'Desde esta conexión ya hay 8 reservas sin pagar. Entra con tu correo y reserva sin esperar a las demás personas.',
];

test('16 requests without a cookie from one address take 8 hours of a court instead of all', async () => {
  const responses = await strangers(HOURS.map((timeSlot) => ({ courtId, timeSlot, from: '203.0.113.1' })));
  expect(booked(responses)).toHaveLength(LIMIT);
  const refused = responses.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body.code, body.message])).toEqual(
    Array.from({ length: 8 }, () => REFUSED),
  );
  const held = await app.sql(`select distinct booking_id from half_hour_claims where court_id = $1`, [
    courtId,
  ]);
  expect(held).toHaveLength(LIMIT);
});

test('300 requests at once from one address with fresh cookies never hold more than 8 hours', async () => {
  const responses = await strangers(
    Array.from({ length: 300 }, (_, index) => ({
      courtId,
      timeSlot: HOURS[index % 16] ?? '',
      day: 3 + Math.floor(index / 16),
      from: `2001:db8:0:1::${index.toString(16)}`,
    })),
  );
  const others = responses.filter(({ status }) => ![201, 429, 503].includes(status)); // 503: busy
  expect(others).toEqual([]);
  expect(booked(responses)).toHaveLength(LIMIT);
  const held = await app.sql(`select 1 from bookings where venue_id = $1`, [venueId]);
  expect(held).toHaveLength(LIMIT);
});

test('twelve people who book on the same Wi-Fi and pay within two minutes all get their hour', async () => {
  const people = HOURS.slice(0, 12).map((timeSlot) => ({
    browser: new Browser(app.url),
    attempt: { courtId, timeSlot, from: '203.0.113.2' },
  }));
  let waiting = people;
  const rounds: number[] = [];
  const paid: string[] = [];
  while (waiting.length > 0) {
    const tried = await Promise.all(
      waiting.map(async (person) => ({ person, response: await book(person.browser, person.attempt) })),
    );
    const holders = tried.filter(({ response }) => response.status === 201);
    for (const { person, response } of holders) {
      await pay(app, { browser: person.browser, bookingId: response.body.id });
      paid.push(person.attempt.timeSlot);
    }
    rounds.push(holders.length);
    const refused = tried.filter(({ response }) => response.status === 429);
    waiting = refused.map(({ person }) => person);
  }
  expect(rounds).toEqual([LIMIT, 4]);
  expect(paid.sort()).toEqual(HOURS.slice(0, 12));
  const marks = await app.sql(`select 1 from bookings where venue_id = $1 and placed_from is not null`, [
    venueId,
  ]);
  expect(marks).toEqual([]);
});

test('one paid booking makes room for exactly one other', async () => {
  const first = new Browser(app.url);
  const { body } = await book(first, { courtId, timeSlot: '06:00', from: '203.0.113.3' });
  await strangers(HOURS.slice(1, 8).map((timeSlot) => ({ courtId, timeSlot, from: '203.0.113.3' })));
  await pay(app, { browser: first, bookingId: body.id });
  const later = await strangers(
    HOURS.slice(8).map((timeSlot) => ({ courtId, timeSlot, from: '203.0.113.3' })),
  );
  expect(booked(later)).toHaveLength(1);
});

test('a taken hour is reported first, then the limit of the player, then that of the address', async () => {
  const from = '203.0.113.5';
  const [player, other] = [new Browser(app.url), new Browser(app.url)];
  for (const timeSlot of HOURS.slice(0, 4)) await book(player, { courtId, timeSlot, from });
  for (const timeSlot of HOURS.slice(4, 8)) await book(other, { courtId, timeSlot, from });
  const codes = [
    await book(player, { courtId, timeSlot: '10:00', from }),
    await book(player, { courtId, timeSlot: '14:00', from }),
    await book(new Browser(app.url), { courtId, timeSlot: '14:00', from }),
  ].map(({ body }) => body.code);
  expect(codes).toEqual(['slot_taken', 'too_many_unpaid', 'too_many_unpaid_here']);
});

test('another address and another venue have limits of their own', async () => {
  const from = '2001:db8:7::1';
  await strangers(HOURS.slice(0, 8).map((timeSlot) => ({ courtId, timeSlot, from })));
  const elsewhere = await aCourt(app, await aVenue(app));
  const responses = await strangers([
    { courtId, timeSlot: '14:00', from: '2001:db8:7:0:ffff::2' },
    { courtId, timeSlot: '15:00', from: '2001:db8:7:1::1' },
    { courtId: elsewhere, timeSlot: '14:00', from },
  ]);
  expect(responses.map(({ status }) => status)).toEqual([429, 201, 201]);
});

test('the bookings of a signed-in admin do not count towards the address of the desk', async () => {
  const desk = await anAdmin(app);
  const from = '203.0.113.4';
  for (const timeSlot of HOURS.slice(0, 4))
    expect((await book(desk, { courtId, timeSlot, from })).status).toBe(201);
  const players = await strangers(HOURS.slice(4, 13).map((timeSlot) => ({ courtId, timeSlot, from })));
  expect(booked(players)).toHaveLength(LIMIT);
});

test('accounts book beyond the limit of their address, and take no place of the guests', async () => {
  const from = '203.0.113.6';
  const { browser: account } = await signIn(app, 'socia@example.org');
  expect((await book(account, { courtId, timeSlot: '06:00', from })).status).toBe(201);
  const guests = HOURS.slice(1, 9).map((timeSlot) => ({ browser: new Browser(app.url), timeSlot }));
  for (const { browser, timeSlot } of guests)
    expect((await book(browser, { courtId, timeSlot, from })).status).toBe(201);
  const guest = new Browser(app.url);
  const later = { courtId, timeSlot: '15:00', from };
  expect((await book(guest, later)).body.code).toBe('too_many_unpaid_here');
  expect((await book(account, { courtId, timeSlot: '16:00', from })).status).toBe(201);

  await signIn(app, 'nueva-socia@example.org', guest);
  expect((await book(guest, later)).status).toBe(201);
});

test('the booking of a guest counts for the address until it is paid, also after a sign-in', async () => {
  const from = '203.0.113.9';
  const signedIn = new Browser(app.url);
  for (const timeSlot of HOURS.slice(0, 4))
    expect((await book(signedIn, { courtId, timeSlot, from })).status).toBe(201);
  await signIn(app, 'de-invitada@example.org', signedIn);
  const more = await strangers(HOURS.slice(4, 12).map((timeSlot) => ({ courtId, timeSlot, from })));
  expect(booked(more)).toHaveLength(4);
});

test('five accounts of one mailbox hold together what one player may hold', async () => {
  const spellings = [
    'padel@example.org',
    'padel+1@example.org',
    'PADEL+2@example.org',
    'Padel+3@Example.org',
  ];
  const accounts: Browser[] = [];
  for (const email of spellings) accounts.push((await signIn(app, email)).browser);
  const responses = await Promise.all(
    HOURS.map((timeSlot, index) =>
      book(accounts[index % 4] ?? new Browser(app.url), { courtId, timeSlot, from: `203.0.114.${index}` }),
    ),
  );
  expect(booked(responses)).toHaveLength(4);
  const refused = responses.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['too_many_unpaid']));
});

test.each(['Ana+padel@Example.ORG', 'a.n.a+1@googlemail.com', 'a.n.a@example.org', '+@x.org', 'a@b@c.org'])(
  'the database folds the address %s as the domain does',
  async (email) => {
    const [row] = await app.sql<{ mailbox: string }>('select mailbox_of($1) as mailbox', [email]);
    expect(row?.mailbox).toBe(mailboxOf(email));
  },
);

test('a code that is put on and taken off makes no room at the address', async () => {
  const from = '203.0.113.10';
  const code = await aFreeCode('TODOGRATIS');
  const first = new Browser(app.url);
  const ids: string[] = [];
  for (const timeSlot of HOURS.slice(0, 4)) {
    const { body } = await book(first, { courtId, timeSlot, from });
    await first.post('/api/create-payment-intent', { bookingId: body.id, discountCode: code });
    ids.push(body.id);
  }
  expect(
    booked(await strangers(HOURS.slice(4, 16).map((timeSlot) => ({ courtId, timeSlot, from })))),
  ).toHaveLength(LIMIT);
  for (const bookingId of ids) {
    const removed = await first.post<Reply>('/api/create-payment-intent', { bookingId, discountCode: null });
    expect([removed.status, removed.body.code]).toEqual([429, 'too_many_unpaid_here']);
  }
});

test('a code that is taken off while there is room counts for the address again', async () => {
  const from = '203.0.113.11';
  const code = await aFreeCode('UNRATO');
  const first = new Browser(app.url);
  for (const timeSlot of HOURS.slice(0, 4)) {
    const { body } = await book(first, { courtId, timeSlot, from });
    for (const discountCode of [code, null])
      await first.post('/api/create-payment-intent', { bookingId: body.id, discountCode });
  }
  const others = await strangers(HOURS.slice(4).map((timeSlot) => ({ courtId, timeSlot, from })));
  expect(booked(others)).toHaveLength(4);
});

test('an account has the limit of every player at an address that is full', async () => {
  const from = '203.0.113.8';
  const { browser: account } = await signIn(app, 'cuatro@example.org');
  const responses = [];
  for (const timeSlot of HOURS.slice(0, 5)) responses.push(await book(account, { courtId, timeSlot, from }));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429]);
  expect(responses[4]?.body.code).toBe('too_many_unpaid');
});

test('a booking stores a mark that differs between venues, and nowhere the address', async () => {
  const from = '198.51.100.77';
  const other = await aCourt(app, await aVenue(app));
  await strangers([
    { courtId, timeSlot: '06:00', from },
    { courtId, timeSlot: '07:00', from },
    { courtId: other, timeSlot: '06:00', from },
  ]);
  const rows = await app.sql<{ mark: string; row: string }>(
    `select placed_from::text as mark, b::text as row from bookings b where court_id in ($1, $2)`,
    [courtId, other],
  );
  expect(rows.filter(({ mark }) => /^-?\d{10,19}$/.test(mark))).toHaveLength(3);
  expect(new Set(rows.map(({ mark }) => mark)).size).toBe(2);
  expect(rows.some(({ row }) => row.includes(from))).toBe(false);
});
