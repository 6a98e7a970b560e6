import { dayOf } from '../../src/modules/bookings/index.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { LOCK_WAITS } from '../support/database/lock-waits.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

interface BookingResponse {
  id: string;
  code: string;
  createdAt: string;
  paymentDueAt: string;
  refundPolicy: { until: string; inclusive: boolean; percentage: number }[];
}

let app: TestApp;
let admin: Browser;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  player = new Browser(app.url);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});

const rule = async (fields: object) =>
  expect((await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, fields)).status).toBe(200);
const book = (timeSlot: string, days = 3, browser = player) =>
  browser.post<BookingResponse>('/api/bookings', {
    courtId,
    bookingDate: dayFromNow(days),
    timeSlot,
    gameType: 'singles',
  });
const minutesAfter = (instant: string, since: string) => (Date.parse(instant) - Date.parse(since)) / 60_000;

test('a booking freezes the refund steps and the time for regret of its venue', async () => {
  await rule({ refundSteps: [{ hoursBefore: 240, percentage: 80 }], regretMinutes: 45 });
  const { body } = await book('10:00');
  const [regret, step] = body.refundPolicy;
  expect(regret).toMatchObject({ percentage: 100, inclusive: false });
  expect(minutesAfter(regret?.until ?? '', body.createdAt)).toBe(45);
  expect(step).toBeUndefined(); // it ended before the booking was made

  await rule({ refundSteps: [{ hoursBefore: 1, percentage: 10 }], regretMinutes: 0 });
  expect((await player.get<BookingResponse>(`/api/bookings/${body.id}`)).body).toMatchObject({
    refundPolicy: body.refundPolicy,
  });
});

test('a booking freezes whether a resale brings back what its terms keep', async () => {
  const promised = async (bookingId: string) => {
    return app.sql(`select resale_refund as promised from bookings where id = $1`, [bookingId]);
  };
  const { body: before } = await book('09:00');
  await rule({ resaleRefund: true });
  const { body: during } = await book('10:00');
  await rule({ resaleRefund: false });
  expect(await promised(before.id)).toEqual([{ promised: false }]);
  expect(await promised(during.id)).toEqual([{ promised: true }]);
});

test('a player has the time to pay that the venue gives', async () => {
  await rule({ paymentMinutes: 25 });
  const { body } = await book('10:00');
  expect(minutesAfter(body.paymentDueAt, body.createdAt)).toBe(25);
});

test('a start within the lead time is refused, and a later one is not', async () => {
  await rule({ leadMinutes: 2880, openingHours: everyDay([['00:00', '24:00']]) });
  const soon = await book('12:00', 1);
  expect([soon.status, soon.body.code]).toEqual([409, 'too_soon']);
  expect((await book('12:00', 4)).status).toBe(201);
});

test('calendars offer no start within the lead time', async () => {
  await rule({ leadMinutes: 2880, openingHours: everyDay([['00:00', '24:00']]) });
  // On the clock of the venue, which is five hours behind.
  const tomorrow = dayOf(new Date(Date.now() + 86_400_000), 'America/Guayaquil');
  const later = dayFromNow(4);
  const startsOf = async (date: string) =>
    (await player.get<unknown[]>(`/api/courts/${courtId}/availability?date=${date}`)).body.length;
  expect([await startsOf(tomorrow), await startsOf(later)]).toEqual([0, 24]);
  const [year = '', month = ''] = later.split('-');
  const path = `/api/venues/${venueId}/free-hours?year=${year}&month=${Number(month)}`;
  const { body } = await player.get<{ date: string; free: number }[]>(path);
  const freeOn = (date: string) => body.find((day) => day.date === date)?.free;
  expect(freeOn(later)).toBe(24);
  if (tomorrow.slice(0, 7) === later.slice(0, 7)) expect(freeOn(tomorrow)).toBe(0);
});

test('players book as far ahead as the venue lets them', async () => {
  await rule({ windowDays: 90 });
  expect((await book('10:00', 80)).status).toBe(201);
  const beyond = await book('10:00', 95);
  expect([beyond.status, beyond.body.code]).toEqual([400, 'beyond_booking_window']);
});

test('a booking that moves takes the terms of then, and regret still counts from the booking', async () => {
  const { body } = await book('10:00', 1);
  await rule({ refundSteps: [{ hoursBefore: 240, percentage: 80 }], regretMinutes: 45 });
  const move = { bookingDate: dayFromNow(2), timeSlot: '12:00' };
  const moved = await player.post<BookingResponse>(`/api/bookings/${body.id}/move`, move);
  expect(moved.status).toBe(200);
  const [regret] = moved.body.refundPolicy;
  expect(minutesAfter(regret?.until ?? '', body.createdAt)).toBe(45);
});

describe('the limit of bookings ahead', () => {
  test('is counted per player and venue; bookings that were cancelled do not count', async () => {
    await rule({ maxActivePerPlayer: 2 });
    const first = await book('08:00');
    expect((await book('09:00')).status).toBe(201);
    const third = await book('10:00');
    expect([third.status, third.body.code]).toEqual([409, 'too_many_active']);
    expect((await book('10:00', 3, new Browser(app.url))).status).toBe(201);
    await player.post('/api/cancellations', { bookingId: first.body.id });
    expect((await book('11:00')).status).toBe(201);
  });

  test('holds for requests at once', async () => {
    await rule({ maxActivePerPlayer: 1 });
    await player.post('/api/session');
    const all = await Promise.all(['08:00', '09:00', '10:00', '11:00'].map((time) => book(time)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('rules that change while a booking is placed', () => {
  /** Changes the rules in a transaction that commits while the request waits for it. */
  async function bookWhile(rules: object, request: () => ReturnType<typeof book>) {
    const change = `select pg_advisory_xact_lock(venue_lock_key('${venueId}'));
      update venues set rules = '${JSON.stringify(rules)}', rules_version = rules_version + 1 where id = '${venueId}'`;
    let pending: ReturnType<typeof book> | undefined;
    await whileLocked(app.databaseUrl, change, async (commit) => {
      pending = request();
      await eventually(async () =>
        expect(await app.sql(`${LOCK_WAITS} and wait_event = 'advisory'`)).not.toEqual([]),
      );
      await commit();
    });
    return (await pending) ?? fail();
  }
  const fail = () => {
    throw new Error('nothing was requested');
  };
  const dearer = {
    priceRules: [
      {
        weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        from: 0,
        to: 1440,
        dateFrom: null,
        dateTo: null,
        gameType: null,
        courtIds: null,
        pricePerHour: 9900,
      },
    ],
  };

  test('the booking is placed if its price and terms stay', async () => {
    await player.post('/api/session');
    expect((await bookWhile({ windowDays: 30 }, () => book('10:00'))).status).toBe(201);
  });

  test.each([
    ['price', dearer],
    ['refund terms', { regretMinutes: 30 }],
  ])(
    'the booking is refused if its %s changes, and placed when it is asked for again',
    async (_what, rules) => {
      await player.post('/api/session');
      const refused = await bookWhile(rules, () => book('10:00'));
      expect([refused.status, refused.body.code]).toEqual([409, 'rules_changed']);
      expect((await book('10:00')).status).toBe(201);
    },
  );

  test('the booking of a free court is refused if its length changes', async () => {
    await app.sql('update courts set day_singles_cents = 0 where id = $1', [courtId]);
    await player.post('/api/session');
    const refused = await bookWhile({ lengths: [90] }, () => book('10:00'));
    expect([refused.status, refused.body.code]).toEqual([409, 'rules_changed']);
  });

  test('a move goes through under the new rules, at once', async () => {
    const { body } = await book('10:00');
    const to = { bookingDate: dayFromNow(4), timeSlot: '12:00' };
    const move = () => player.post<BookingResponse>(`/api/bookings/${body.id}/move`, to);
    const moved = await bookWhile({ windowDays: 30 }, move);
    expect(moved).toMatchObject({ status: 200, body: { timeSlot: '12:00' } });
  });
});

function everyDay(day: unknown): object {
  const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  return Object.fromEntries(names.map((name) => [name, day]));
}
