import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let admin: Browser;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock: new FixedClock('2026-11-20T20:00:00Z') });
});
beforeEach(async () => {
  admin = await anAdmin(app);
  player = new Browser(app.url);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

const block = (values: Record<string, unknown>) =>
  admin.post<{ id: string; message?: string }>('/api/admin/blocks', {
    courtId,
    date: '2026-11-21',
    reason: 'Clase de menores',
    ...values,
  });

describe('a block from 10:30 to 12:00', () => {
  beforeEach(async () => {
    const opening = [['06:00', '22:00']];
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
    const rules = {
      openingHours: Object.fromEntries(days.map((day) => [day, opening])),
      lengths: [60, 90],
      startsEvery: 30,
    };
    expect((await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, rules)).status).toBe(200);
    expect((await block({ from: '10:30', to: '12:00' })).status).toBe(201);
  });

  const play = (timeSlot: string, durationMinutes: number) =>
    player.post<{ code?: string }>('/api/bookings', {
      courtId,
      bookingDate: '2026-11-21',
      timeSlot,
      durationMinutes,
      gameType: 'singles',
    });

  test.each([
    ['10:00', 60],
    ['11:30', 60],
    ['10:30', 90],
    ['09:30', 90],
  ])('refuses a booking at %s of %i minutes, which touches it', async (timeSlot, minutes) => {
    expect(await play(timeSlot, minutes)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  });

  test('lets players book up to its beginning and from its end', async () => {
    expect((await play('09:00', 90)).status).toBe(201);
    expect((await play('12:00', 60)).status).toBe(201);
  });

  test('is refused where a booking takes its last half hour, and the message names that booking', async () => {
    await play('13:30', 90);
    const { status, body } = await block({ from: '12:30', to: '14:00' });
    expect([status, body.message]).toEqual([
      409,
      'Hay una reserva el sábado 21 de noviembre de 13:30 a 15:00.',
    ]);
    expect((await block({ from: '12:30', to: '13:30' })).status).toBe(201);
  });

  test('is one stretch of the day at the desk, beside the half hour that is left', async () => {
    const { body } = await admin.get<{
      opening: string[][];
      courts: { hours: { timeSlot: string; durationMinutes: number; status: string }[] }[];
    }>(`/api/admin/venues/${venueId}/day?date=2026-11-21`);
    expect(body.opening).toEqual([['06:00', '22:00']]);
    const morning = body.courts[0]?.hours.filter(({ timeSlot }) => timeSlot >= '09' && timeSlot < '13');
    expect(morning?.map((hour) => [hour.timeSlot, hour.durationMinutes, hour.status])).toEqual([
      ['09:00', 60, 'free'],
      ['10:00', 30, 'free'],
      ['10:30', 90, 'blocked'],
      ['12:00', 60, 'free'],
    ]);
  });

  test('keeps its hours until it is removed, and then frees all of them', async () => {
    const [stored] = await app.sql<{ id: string }>(`select id from hour_blocks where court_id = $1`, [
      courtId,
    ]);
    const halves = () =>
      app.sql(`select half_hour as half from half_hour_claims where court_id = $1 order by 1`, [courtId]);
    expect(await halves()).toEqual([{ half: 21 }, { half: 22 }, { half: 23 }]);
    await admin.send('DELETE', `/api/admin/blocks/${stored?.id}`);
    expect(await halves()).toEqual([]);
    expect((await play('10:30', 90)).status).toBe(201);
  });

  test('players who want overlapping times compete: never both, and one of them wins', async () => {
    for (let round = 0; round < 6; round++) {
      const date = `2026-11-${22 + round}`;
      const players = Array.from({ length: 20 }, () => new Browser(app.url));
      await Promise.all(players.map((one) => one.post('/api/session')));
      const bookings = players.map((one, index) => () => {
        const [timeSlot, durationMinutes] = index % 2 ? ['10:00', 60] : ['11:30', 90];
        const slot = { courtId, bookingDate: date, timeSlot, durationMinutes, gameType: 'singles' };
        return one.post('/api/bookings', slot);
      });
      bookings.splice(round * 4, 0, () => block({ date, from: '10:30', to: '12:00' }));
      const answers = await Promise.all(bookings.map((send) => send()));
      const statuses = answers.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([201, 409]));
      const blocked = statuses[round * 4] === 201;
      const booked = statuses.filter((status) => status === 201).length - (blocked ? 1 : 0);
      expect(blocked ? [0] : [1, 2]).toContain(booked);
    }
  }, 60_000);
});

test('time outside the opening hours can be blocked, up to the end of the day', async () => {
  const { status, body } = await block({ from: '22:30', to: '24:00' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ from: '22:30', to: '24:00' });
});
