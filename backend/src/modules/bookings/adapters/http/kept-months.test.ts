import { gunzipSync } from 'node:zlib';
import { type VenueId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import {
  CalendarQueries,
  type CategorisedDay,
  type DayPreview,
  type FreeHours,
  type MonthState,
  type SlotView,
  type TakenHour,
  type VenueDayView,
} from '../../application/calendar-queries.js';
import { KeptMonths } from './kept-months.js';

const VENUE = idFrom<VenueId>('venue-1');
const MONTH = '2026-11-01';

/** A calendar whose month has as many hours as the test says. It counts how often it is read. */
class CountingCalendar extends CalendarQueries {
  reads = 0;
  hours = 1;
  failure: Error | null = null;

  override async month(): Promise<TakenHour[]> {
    this.reads++;
    await Promise.resolve();
    if (this.failure) throw this.failure;
    return Array.from({ length: this.hours }, (_, index) => ({
      slotDate: '2026-11-21',
      startMinute: (6 + index) * 60,
      durationMinutes: 60,
      courtNumber: 1,
      courtName: 'Cancha 1',
      gameType: 'singles',
      totalCents: toCents(1450),
      paidCents: toCents(0),
    }));
  }

  override stateOfMonth(): Promise<MonthState> {
    throw new Error('the caller reads the state');
  }

  override freeHours(): Promise<FreeHours[]> {
    throw new Error('no month asks for free hours');
  }

  override dayOfVenue(): Promise<CategorisedDay<VenueDayView>> {
    throw new Error('no month asks for a day');
  }

  override dayUnder(): Promise<DayPreview> {
    throw new Error('no month asks for a day');
  }

  override claimed(): Promise<ReadonlySet<number>> {
    throw new Error('no month asks for a day');
  }

  override day(): Promise<CategorisedDay<SlotView[]>> {
    throw new Error('no month asks for a day');
  }
}

let calendar: CountingCalendar;
let months: KeptMonths;

beforeEach(() => {
  calendar = new CountingCalendar();
  months = new KeptMonths(calendar);
});

const hoursIn = (json: Buffer) => (JSON.parse(json.toString()) as unknown[]).length;

test('a month is read once per version, however many ask for it at once', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => months.gzip(VENUE, MONTH, '1')));
  expect([calendar.reads, new Set(all).size]).toEqual([1, 1]);
  await months.json(VENUE, MONTH, '1');
  expect(calendar.reads).toBe(1);
});

test('a month with a new version is read again', async () => {
  await months.json(VENUE, MONTH, '1');
  calendar.hours = 2;
  expect(hoursIn(await months.json(VENUE, MONTH, '2'))).toBe(2);
  expect(calendar.reads).toBe(2);
});

test('a reader with a newer version does not get the month that another one is still reading', async () => {
  const older = months.json(VENUE, MONTH, '1');
  calendar.hours = 2;
  const newer = months.json(VENUE, MONTH, '2');
  await older;
  expect([hoursIn(await newer), calendar.reads]).toEqual([2, 2]);
});

test('months and venues are kept apart', async () => {
  await months.json(VENUE, MONTH, '1');
  await months.json(VENUE, '2026-12-01', '1');
  await months.json(idFrom('venue-2'), MONTH, '1');
  expect(calendar.reads).toBe(3);
});

test('the JSON of a month is the content of its compressed body', async () => {
  const gzip = await months.gzip(VENUE, MONTH, '1');
  expect(await months.json(VENUE, MONTH, '1')).toEqual(gunzipSync(gzip));
  expect(calendar.reads).toBe(1);
});

test('a month that could not be read is read again', async () => {
  calendar.failure = new Error('the database is away');
  await expect(months.json(VENUE, MONTH, '1')).rejects.toThrow('the database is away');
  calendar.failure = null;
  expect(hoursIn(await months.json(VENUE, MONTH, '1'))).toBe(1);
});
