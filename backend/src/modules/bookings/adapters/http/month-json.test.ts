import { type BookingId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import type { TakenHour } from '../../application/calendar-queries.js';
import { monthJson, withOwnIds } from './month-json.js';

const hour = (over: Partial<TakenHour> = {}): TakenHour => ({
  slotDate: '2026-11-21',
  startMinute: 1080,
  durationMinutes: 60,
  courtNumber: 1,
  courtName: 'Cancha 1',
  gameType: 'singles',
  totalCents: toCents(1650),
  paidCents: toCents(0),
  ...over,
});
const parsed = (...hours: TakenHour[]) => JSON.parse(monthJson(hours)) as Record<string, unknown>[];
const BOOKING = idFrom<BookingId>('0190a000-0000-7000-8000-000000000001');

test('the JSON of a month describes each taken hour', () => {
  expect(parsed(hour(), hour({ startMinute: 360, gameType: 'doubles', totalCents: toCents(5) }))).toEqual([
    {
      id: '1-2026-11-21T18:00:00',
      bookingDate: '2026-11-21T18:00:00',
      timeSlot: '18:00',
      durationMinutes: 60,
      gameType: 'singles',
      totalAmount: '16.50',
      paymentStatus: 'pending',
      court: { courtNumber: 1, name: 'Cancha 1' },
    },
    {
      id: '1-2026-11-21T06:00:00',
      bookingDate: '2026-11-21T06:00:00',
      timeSlot: '06:00',
      durationMinutes: 60,
      gameType: 'doubles',
      totalAmount: '0.05',
      paymentStatus: 'pending',
      court: { courtNumber: 1, name: 'Cancha 1' },
    },
  ]);
});

test('the JSON of an empty month is an empty list', () => {
  expect(parsed()).toEqual([]);
});

test('the JSON of a month keeps every character of the names of courts', () => {
  const names = ['La "Central"', '\\"id\\":\\"1', 'Pista\n\u2028ñ 🎾', '"},{"id":"1-2026-11-21T18:00:00"'];
  const courts = parsed(...names.map((courtName, index) => hour({ courtName, courtNumber: index + 1 }))).map(
    ({ court }) => court,
  );
  expect(courts).toEqual(names.map((name, index) => ({ courtNumber: index + 1, name })));
});

test('the keys of the hours of a month are distinct', () => {
  const hours = [1, 2, 11, 12].flatMap((courtNumber) =>
    [360, 1080].flatMap((startMinute) =>
      ['2026-11-01', '2026-11-11'].map((slotDate) => hour({ courtNumber, startMinute, slotDate })),
    ),
  );
  expect(new Set(parsed(...hours).map(({ id }) => id)).size).toBe(hours.length);
});

test("the caller's own booking gets its real id, and only that one", () => {
  const name = '"id":"1-2026-11-21T18:00:00"';
  const json = monthJson([hour({ courtNumber: 11, courtName: name }), hour({ courtName: name })]);
  const own = { bookingId: BOOKING, slotDate: '2026-11-21', startMinute: 1080, courtNumber: 1 };
  const entries = JSON.parse(withOwnIds(json, [own])) as { id: string; court: { name: string } }[];
  expect(entries.map(({ id, court }) => [id, court.name])).toEqual([
    ['11-2026-11-21T18:00:00', name],
    [BOOKING, name],
  ]);
});

test('a booking that the month does not list leaves its JSON as it is', () => {
  const json = monthJson([hour()]);
  const own = { bookingId: BOOKING, slotDate: '2026-11-22', startMinute: 1080, courtNumber: 1 };
  expect(withOwnIds(json, [own])).toBe(json);
});
