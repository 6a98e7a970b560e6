import type { Database } from './persistence/database.js';
import { SystemClock } from './system-clock.js';

const clockOf = async (databaseTime: () => Date): Promise<SystemClock> => {
  const database = { query: () => Promise.resolve([{ now: databaseTime() }]) };
  const clock = new SystemClock(database as unknown as Database);
  await clock.onModuleInit();
  return clock;
};

afterEach(() => jest.useRealTimers());

test('the clock returns the time of the database instead of the host', async () => {
  const clock = await clockOf(() => new Date('2031-05-04T03:02:01Z'));
  const late = clock.now().getTime() - Date.parse('2031-05-04T03:02:01Z');
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(1000);
});

test('the clock adds the elapsed time and follows the database again after 30 seconds', async () => {
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
