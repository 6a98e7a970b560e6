import type { BookingId } from '../../src/kernel/domain/ids.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { pay } from '../support/fixtures/payments.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A Friday, 15:00 in Guayaquil. */
const NOW = '2026-11-20T20:00:00Z';
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const clock = new FixedClock(NOW);

/** Closed on Mondays, a siesta on Tuesdays, 90 minutes or an hour, dearer weekends. */
const RULES = {
  openingHours: {
    mon: [],
    tue: [
      ['08:30', '13:00'],
      ['16:00', '22:30'],
    ],
  },
  exceptions: [{ date: SUNDAY, open: [['09:00', '12:00']], reason: 'Maratón de Quito' }],
  lengths: [90, 60],
  startsEvery: 30,
  nightFrom: '17:30',
  priceRules: [{ weekdays: ['sat', 'sun'], from: '08:00', to: '12:00', pricePerHour: '20.01' }],
};

interface Start {
  timeSlot: string;
  status: string;
  tariffType: string;
  singlesPrice: string;
  durations: { minutes: number; singlesPrice: string; doublesPrice: string }[];
}
interface Booked {
  id: BookingId;
  code: string;
  totalAmount: string;
  timeSlot: string;
  durationMinutes: number;
  startsAt: string;
  endsAt: string;
  tariffType: string;
  status: string;
}

let app: TestApp;
let admin: Browser;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
});
beforeEach(async () => {
  clock.set(NOW);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
  player = new Browser(app.url);
  await change(RULES);
});
afterAll(() => app.close());

async function change(rules: object): Promise<void> {
  const path = `/api/admin/venues/${venueId}/rules`;
  const { body: before } = await admin.get<{ openingHours: object }>(path);
  const openingHours =
    'openingHours' in rules
      ? { ...before.openingHours, ...(rules.openingHours as object) }
      : before.openingHours;
  const { status, body } = await admin.send('PATCH', path, { ...rules, openingHours });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
const starts = async (date: string, query = '') =>
  (await player.get<Start[]>(`/api/courts/${courtId}/availability?date=${date}${query}`)).body;
const startAt = async (date: string, timeSlot: string) =>
  (await starts(date)).find((start) => start.timeSlot === timeSlot);
const book = (bookingDate: string, timeSlot: string, durationMinutes?: number, browser = player) =>
  browser.post<Booked>('/api/bookings', {
    courtId,
    bookingDate,
    timeSlot,
    durationMinutes,
    gameType: 'singles',
  });

test('a day lists the starts of both openings with the lengths that end before the closing', async () => {
  const day = await starts(TUESDAY);
  expect(day.map(({ timeSlot }) => timeSlot).filter((time) => time < '14:00')).toEqual([
    '08:30',
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
  ]);
  expect(day.find(({ timeSlot }) => timeSlot === '11:30')?.durations.map(({ minutes }) => minutes)).toEqual([
    90, 60,
  ]);
  expect(day.find(({ timeSlot }) => timeSlot === '12:00')?.durations.map(({ minutes }) => minutes)).toEqual([
    60,
  ]);
  expect(await starts(MONDAY)).toEqual([]);
  expect((await starts(TUESDAY, '&durationMinutes=90')).some(({ timeSlot }) => timeSlot === '12:00')).toBe(
    false,
  );
});

test('the price shown before is the price charged, to the cent, across the night and the weekend', async () => {
  const shown = async (date: string, time: string, minutes: number) =>
    (await startAt(date, time))?.durations.find((each) => each.minutes === minutes)?.singlesPrice;
  const plays = [
    { date: TUESDAY, time: '16:30', minutes: 90, price: '22.75' }, // day, and half an hour of night
    { date: SATURDAY, time: '11:00', minutes: 90, price: '27.26' }, // dear, and half an hour not
    { date: SATURDAY, time: '09:30', minutes: 60, price: '20.01' },
  ];
  for (const { date, time, minutes, price } of plays) {
    expect(await shown(date, time, minutes)).toBe(price);
    const { body } = await book(date, time, minutes, new Browser(app.url));
    expect(body).toMatchObject({ totalAmount: price, durationMinutes: minutes, timeSlot: time });
  }
});

test('eight bookings during eight changes of rules that leave their promise all go through', async () => {
  let isDone = false;
  const changing = (async () => {
    for (let lead = 1; !isDone; lead = (lead % 8) + 1) await change({ leadMinutes: lead });
  })();
  const times = ['08:30', '09:30', '10:30', '11:30', '16:00', '17:00', '18:00', '19:00'];
  const booked = await Promise.all(times.map((time) => book(TUESDAY, time, 60, new Browser(app.url))));
  isDone = true;
  await changing;
  expect(booked.map(({ status }) => status)).toEqual(times.map(() => 201));
});

test('a booking has the first length of the venue if it names none, and shows its end', async () => {
  const { status, body } = await book(TUESDAY, '08:30');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    durationMinutes: 90,
    startsAt: '2026-11-24T13:30:00.000Z',
    endsAt: '2026-11-24T15:00:00.000Z',
  });
});

test('a paid play of 90 minutes is charged once, is in the calendar file, and is played until its end', async () => {
  const { body } = await book(TUESDAY, '08:30');
  await pay(app, { browser: player, bookingId: body.id });
  const file = await player.get<string>(`/api/bookings/${body.id}/calendar.ics`);
  expect(JSON.stringify(file.body)).toMatch(/DTSTART:20261124T133000Z.*DTEND:20261124T150000Z/s);
  clock.set('2026-11-24T14:59:00Z');
  expect((await player.get<Booked>(`/api/bookings/${body.id}`)).body.status).toBe('active');
  clock.set('2026-11-24T15:00:00Z');
  expect((await player.get<Booked>(`/api/bookings/${body.id}`)).body.status).toBe('completed');
});

test('a play that the venue does not offer is refused: closed days, other lengths, unknown starts', async () => {
  const refusal = async (...play: Parameters<typeof book>) => {
    const { status, body } = await book(...play);
    return [status, body.code];
  };
  expect(await refusal(MONDAY, '10:00', 60)).toEqual([409, 'not_offered']);
  expect(await refusal(SUNDAY, '14:00', 60)).toEqual([409, 'not_offered']);
  expect(await refusal(TUESDAY, '12:00', 90)).toEqual([409, 'not_offered']);
  expect(await refusal(TUESDAY, '10:00', 120)).toEqual([409, 'not_offered']);
  expect(await refusal(TUESDAY, '03:00', 60)).toEqual([400, 'invalid_request']);
  expect(await refusal(TUESDAY, '10:15', 60)).toEqual([400, 'invalid_request']);
});

test('a taken play leaves the starts before and after it that still fit', async () => {
  await book(TUESDAY, '10:00', 90);
  const state = async (time: string) => {
    const start = await startAt(TUESDAY, time);
    return [start?.status, start?.durations.map(({ minutes }) => minutes)];
  };
  expect(await state('09:00')).toEqual(['available', [60]]);
  expect(await state('09:30')).toEqual(['booked', [90, 60]]);
  expect(await state('11:00')).toEqual(['booked', [90, 60]]);
  expect(await state('11:30')).toEqual(['available', [90, 60]]);
  expect((await book(TUESDAY, '09:30', 60)).body.code).toBe('slot_taken');
});

test('an unpaid booking moves to another start and length, and frees what it leaves', async () => {
  const { body } = await book(TUESDAY, '10:00', 90);
  const moved = await player.post<Booked>(`/api/bookings/${body.id}/move`, {
    bookingDate: TUESDAY,
    timeSlot: '10:30',
    durationMinutes: 60,
  });
  expect(moved.body).toMatchObject({ timeSlot: '10:30', durationMinutes: 60, totalAmount: '14.50' });
  expect((await startAt(TUESDAY, '09:00'))?.durations.map(({ minutes }) => minutes)).toEqual([90, 60]);
  const closed = await player.post<Booked>(`/api/bookings/${body.id}/move`, {
    bookingDate: MONDAY,
    timeSlot: '10:00',
  });
  expect([closed.status, closed.body.code]).toEqual([409, 'not_offered']);
});

test('the day of the venue, the free hours and the desk follow the opening hours', async () => {
  await book(TUESDAY, '10:00', 90);
  const day = (date: string) =>
    player.get<{ opening: string[][]; note: string | null }>(`/api/venues/${venueId}/day?date=${date}`);
  expect((await day(TUESDAY)).body.opening).toEqual([
    ['08:30', '13:00'],
    ['16:00', '22:30'],
  ]);
  expect((await day(SUNDAY)).body).toMatchObject({ opening: [['09:00', '12:00']], note: 'Maratón de Quito' });
  const free = await player.get<{ date: string; free: number }[]>(
    `/api/venues/${venueId}/free-hours?year=2026&month=11`,
  );
  const freeOn = (date: string) => free.body.find((each) => each.date === date)?.free;
  expect([freeOn(MONDAY), freeOn(TUESDAY), freeOn(SUNDAY)]).toEqual([0, 8, 3]);
  const desk = await admin.get<{
    courts: { hours: { timeSlot: string; durationMinutes: number; status: string }[] }[];
  }>(`/api/admin/venues/${venueId}/day?date=${TUESDAY}`);
  const morning = desk.body.courts[0]?.hours.filter(({ timeSlot }) => timeSlot < '14:00');
  expect(
    morning?.map(({ timeSlot, durationMinutes, status }) => [timeSlot, durationMinutes, status]),
  ).toEqual([
    ['08:30', 60, 'free'],
    ['09:30', 30, 'free'],
    ['10:00', 90, 'booked'],
    ['11:30', 60, 'free'],
    ['12:30', 30, 'free'],
  ]);
});

test('a later change of the rules leaves what was sold as it is', async () => {
  const { body } = await book(TUESDAY, '08:30');
  await change({ openingHours: { tue: [] }, lengths: [60], nightFrom: '06:00', priceRules: [] });
  const after = (await player.get<Booked>(`/api/bookings/${body.id}`)).body;
  expect(after).toEqual(body);
  await pay(app, { browser: player, bookingId: body.id });
  await eventually(async () =>
    expect((await player.get<{ paymentStatus: string }>(`/api/bookings/${body.id}`)).body.paymentStatus).toBe(
      'completed',
    ),
  );
});
