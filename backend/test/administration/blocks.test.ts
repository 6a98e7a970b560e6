import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A Friday, 15:00 in Guayaquil and 20:00 in UTC. */
const clock = new FixedClock('2026-11-20T20:00:00Z');

interface BlockResponse {
  id: string;
  code?: string;
  message?: string;
  errors?: { field: string }[];
}
interface Hour {
  timeSlot: string;
  status: string;
}

let app: TestApp;
let admin: Browser;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set('2026-11-20T20:00:00Z');
  admin = await anAdmin(app);
  player = new Browser(app.url);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

const block = (values: Record<string, unknown> = {}, headers = {}) =>
  admin.post<BlockResponse>(
    '/api/admin/blocks',
    {
      courtId,
      date: '2026-11-21',
      from: '18:00',
      to: '21:00',
      reason: 'Clase de menores',
      ...values,
    },
    headers,
  );
const hourAfter = (timeSlot: string) => `${String(Number(timeSlot.slice(0, 2)) + 1).padStart(2, '0')}:00`;
const unblock = (id: string) => admin.send<BlockResponse>('DELETE', `/api/admin/blocks/${id}`);
const book = (browser: Browser, timeSlot = '18:00', bookingDate = '2026-11-21') =>
  browser.post<{ code?: string }>('/api/bookings', { courtId, bookingDate, timeSlot, gameType: 'singles' });
const hoursOf = async (date: string, status: string) => {
  const { body } = await player.get<Hour[]>(`/api/courts/${courtId}/availability?date=${date}`);
  return body.filter((hour) => hour.status === status).map(({ timeSlot }) => timeSlot);
};
const auditOf = (subjectId: string) =>
  app.sql<{ action: string; label: string; before: object | null; after: object | null; username: string }>(
    `select action, subject_label as label, before, after, username
       from audit_log l join admins a on a.id = l.admin_id where subject_id = $1 order by at`,
    [subjectId],
  );

test('players cannot book blocked hours until the block is removed', async () => {
  const { status, body } = await block();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    date: '2026-11-21',
    untilDate: '2026-11-21',
    from: '18:00',
    to: '21:00',
    reason: 'Clase de menores',
    createdBy: 'ana',
    court: { id: courtId, courtNumber: 1 },
  });
  expect(await hoursOf('2026-11-21', 'blocked')).toEqual(['18:00', '19:00', '20:00']);
  expect(await book(player)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });

  expect((await unblock(body.id)).status).toBe(200);
  expect(await hoursOf('2026-11-21', 'blocked')).toEqual([]);
  expect((await book(player)).status).toBe(201);
});

test('the same hours of several days are one block that is removed as a whole', async () => {
  const { body } = await block({ untilDate: '2026-11-23', to: '19:00' });
  for (const date of ['2026-11-21', '2026-11-22', '2026-11-23'])
    expect(await hoursOf(date, 'blocked')).toEqual(['18:00']);
  expect(await hoursOf('2026-11-24', 'blocked')).toEqual([]);
  await unblock(body.id);
  for (const date of ['2026-11-21', '2026-11-22', '2026-11-23'])
    expect(await hoursOf(date, 'blocked')).toEqual([]);
});

test('a block with one booked hour is refused as a whole, and the message names that hour', async () => {
  await book(player, '19:00', '2026-11-22');
  const { status, body } = await block({ untilDate: '2026-11-23' });
  expect([status, body.code, body.message]).toEqual([
    409,
    'hour_taken',
    'Hay una reserva el domingo 22 de noviembre de 19:00 a 20:00.',
  ]);
  expect(await hoursOf('2026-11-21', 'blocked')).toEqual([]);
  expect(await app.sql(`select 1 from hour_blocks where court_id = $1`, [courtId])).toEqual([]);
});

test('an hour cannot be blocked twice', async () => {
  await block();
  const { status, body } = await block({ from: '20:00', to: '22:00' });
  expect([status, body.message]).toEqual([
    409,
    'Ya hay un bloqueo el sábado 21 de noviembre de 18:00 a 21:00.',
  ]);
});

test.each<[string, Record<string, unknown>, number, string]>([
  ['a half hour that is over', { date: '2026-11-20', from: '14:30' }, 400, 'slot_in_the_past'],
  ['yesterday', { date: '2026-11-19' }, 400, 'slot_in_the_past'],
  ['an end before its beginning', { to: '17:30' }, 400, 'invalid_request'],
  ['an end at its beginning', { to: '18:00' }, 400, 'invalid_request'],
  ['a beginning off the grid', { from: '18:15' }, 400, 'invalid_request'],
  ['a beginning at the end of the day', { from: '24:00', to: '24:00' }, 400, 'invalid_request'],
  ['the last day before the first', { untilDate: '2026-11-20' }, 400, 'invalid_request'],
  ['a day too far ahead', { untilDate: '2027-05-20' }, 400, 'beyond_block_window'],
  ['a reason of blanks', { reason: '   ' }, 400, 'invalid_request'],
  ['a day that does not exist', { untilDate: '2026-11-31' }, 400, 'invalid_request'],
  ['an unknown field', { weekdays: [1] }, 400, 'invalid_request'],
  ['an unknown court', { courtId: '00000000-0000-7000-8000-000000000000' }, 404, 'court_not_found'],
])('a block with %s is refused, and nothing is blocked', async (_case, values, status, code) => {
  const response = await block(values);
  expect([response.status, response.body.code]).toEqual([status, code]);
  expect(await app.sql(`select 1 from hour_blocks where court_id = $1`, [courtId])).toEqual([]);
});

test('staff block the half hour that is running, and players cannot book it', async () => {
  clock.set('2026-11-20T23:13:00Z'); // 18:13 at the venue
  admin = await anAdmin(app);
  const today = { date: '2026-11-20', to: '19:00' };
  expect((await book(player, '18:00', today.date)).body.code).toBe('slot_in_the_past');
  const { status, body } = await block({ ...today, from: '18:00' });
  expect(status).toBe(201);
  await unblock(body.id);

  clock.set('2026-11-20T23:40:00Z');
  expect((await block({ ...today, from: '18:00' })).body.code).toBe('slot_in_the_past');
  expect((await block({ ...today, from: '18:30' })).status).toBe(201);
});

test('removing an unknown or removed block returns 404', async () => {
  const { body } = await block();
  await unblock(body.id);
  expect((await unblock(body.id)).status).toBe(404);
  expect((await unblock('00000000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('two requests with the same idempotency key create one block', async () => {
  const key = { 'idempotency-key': 'a-click' };
  const responses = [await block({}, key), await block({}, key)];
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(responses[0]?.body).toEqual(responses[1]?.body);
});

test('the audit log keeps who created and who removed a block', async () => {
  const { body } = await block();
  await unblock(body.id);
  const facts = {
    date: '2026-11-21',
    untilDate: '2026-11-21',
    from: '18:00',
    to: '21:00',
    reason: 'Clase de menores',
  };
  const who = { label: 'Cancha 1 · Club de Prueba', username: 'ana' };
  expect(await auditOf(body.id)).toEqual([
    { ...who, action: 'hours.blocked', before: null, after: facts },
    { ...who, action: 'hours.unblocked', before: facts, after: null },
  ]);
});

test('a refused block leaves no entry in the audit log', async () => {
  await book(player);
  const before = await app.sql(`select 1 from audit_log`);
  await block();
  expect(await app.sql(`select 1 from audit_log`)).toEqual(before);
});

test('open calendars are notified of a new block and of its removal within a second', async () => {
  const messages: string[] = [];
  const listening = new AbortController();
  const stream = await fetch(`${app.url}/api/venues/${venueId}/events`, { signal: listening.signal });
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) messages.push(Buffer.from(chunk).toString());
  })().catch(() => undefined);
  const expectMessages = (times: number) =>
    eventually(() => {
      expect(messages.join('').split(`{"courtId":"${courtId}","date":"2026-11-21"}`)).toHaveLength(times + 1);
      return Promise.resolve();
    }, 1000);
  const { body } = await block();
  await expectMessages(1);
  await unblock(body.id);
  await expectMessages(2);
  listening.abort();
  await reading;
});

test('a block and 50 bookings compete for an hour, ten times: exactly one of them gets it', async () => {
  for (let round = 0; round < 10; round++) {
    const timeSlot = `${String(6 + round).padStart(2, '0')}:00`;
    const players = Array.from({ length: 50 }, () => new Browser(app.url));
    await Promise.all(players.map((one) => one.post('/api/session')));
    const requests = players.map((one) => () => book(one, timeSlot));
    requests.splice(round * 5, 0, () => block({ from: timeSlot, to: hourAfter(timeSlot) }));
    const responses = await Promise.all(requests.map((send): Promise<{ status: number }> => send()));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(50);
  }
  const claims = await app.sql(`select 1 from half_hour_claims where court_id = $1`, [courtId]);
  expect(claims).toHaveLength(20);
}, 60_000);

test('one of concurrent blocks that overlap succeeds and the others claim nothing', async () => {
  const ranges = Array.from({ length: 20 }, (_, index) => ({
    date: `2026-11-${22 + (index % 3)}`,
    untilDate: `2026-11-${24 + (index % 3)}`,
    from: `${String(6 + (index % 5)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    to: '12:30',
  }));
  const responses = await Promise.all(ranges.map((range) => block(range)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('blocked hours do not count towards the occupancy', async () => {
  const occupancy = async () =>
    (await admin.get<{ occupancy: object }>('/api/admin/dashboard')).body.occupancy;
  const before = await occupancy();
  expect((await block({ date: '2026-11-20', from: '16:00', to: '22:00' })).status).toBe(201);
  expect(await occupancy()).toEqual(before);
});

test.each([
  ['off the grid', 615, 720],
  ['that ends where it begins', 600, 600],
  ['beyond midnight', 1410, 1470],
])('the database refuses a block %s', async (_case, start, end) => {
  const sql = `insert into hour_blocks (id, court_id, first_date, last_date, start_minute, end_minute, reason, created_by, created_at)
     select gen_random_uuid(), $1, '2026-11-28', '2026-11-28', $2, $3, 'Clase', id, now() from admins limit 1`;
  await expect(app.sql(sql, [courtId, start, end])).rejects.toThrow('hour_blocks_lie_on_the_grid');
});

test('the database refuses a claim that both a booking and a block hold, or neither of them', async () => {
  const claim = (holders: string) =>
    app.sql(`insert into half_hour_claims (court_id, slot_date, half_hour, ${holders}`, [courtId]);
  await expect(claim(`booking_id) values ($1, '2026-12-01', 6, null)`)).rejects.toThrow('one_holder');
  await expect(
    claim(`booking_id, block_id) values ($1, '2026-12-01', 6, gen_random_uuid(), gen_random_uuid())`),
  ).rejects.toThrow('one_holder');
});
