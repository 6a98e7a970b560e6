import type { Database } from './persistence/database.js';
import { SystemClock } from './system-clock.js';

const { jest } = import.meta;

const clockOf = async (databaseTime: () => Date): Promise<SystemClock> => {
  const database = { query: () => Promise.resolve([{ now: databaseTime() }]) };
  const clock = new SystemClock(database as unknown as Database);
  await clock.onModuleInit();
  return clock;
};

afterEach(() => jest.useRealTimers());

test('it is as late as the database says, whatever this machine believes', async () => {
  const clock = await clockOf(() => new Date('2031-05-04T03:02:01Z'));
  const late = clock.now().getTime() - Date.parse('2031-05-04T03:02:01Z');
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(1000);
});

test('between two comparisons the time that really passed counts, and then the database again', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const times = [new Date('2031-05-04T03:00:00Z'), new Date('2031-05-04T09:00:00Z')];
  const clock = await clockOf(() => times.shift() ?? new Date(Number.NaN));
  jest.setSystemTime(Date.parse('1999-01-01T00:00:00Z'));
  jest.advanceTimersByTime(10_000);
  expect(clock.now()).toEqual(new Date('2031-05-04T03:00:10Z'));
  jest.advanceTimersByTime(21_000);
  clock.now();
  await jest.advanceTimersByTimeAsync(0);
  expect(clock.now()).toEqual(new Date('2031-05-04T09:00:00Z'));
});
