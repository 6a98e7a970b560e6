import { GatheredMessages } from './gathered-messages.js';

const PAYLOAD_LIMIT = 8_000;

let gathered: GatheredMessages;
beforeEach(() => {
  gathered = new GatheredMessages();
});

const batches = () => gathered.takeBatches().map((batch) => JSON.parse(batch) as unknown[]);

test('messages are sent together in the order of their announcement', () => {
  gathered.add('venue:1', { hour: 6 });
  gathered.add('venue:2', { hour: 7 });
  expect(batches()).toEqual([
    [
      ['venue:1', { hour: 6 }],
      ['venue:2', { hour: 7 }],
    ],
  ]);
});

test('messages are sent only once', () => {
  gathered.add('venue:1', { hour: 6 });
  batches();
  expect(gathered.isEmpty).toBe(true);
  expect(batches()).toEqual([]);
});

test('equal messages are sent once and keep their last place', () => {
  for (const status of ['booked', 'available', 'booked']) gathered.add('venue:1', { status });
  expect(batches()).toEqual([
    [
      ['venue:1', { status: 'available' }],
      ['venue:1', { status: 'booked' }],
    ],
  ]);
});

test('many messages are split into as few notifications as PostgreSQL accepts', () => {
  const days = Array.from({ length: 366 }, (_, day) => ({ courtId: 'ñandú'.repeat(8), day }));
  for (const message of days) gathered.add('venue:1', message);
  const taken = gathered.takeBatches();
  const sizes = taken.map((batch) => Buffer.byteLength(batch));
  expect(Math.max(...sizes)).toBeLessThan(PAYLOAD_LIMIT - 150);
  expect(taken).toHaveLength(Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 7_800));
  expect(taken.flatMap((batch) => JSON.parse(batch) as unknown[])).toEqual(
    days.map((message) => ['venue:1', message]),
  );
});

test('a message that no notification can carry makes the screens of its topic load their data', () => {
  gathered.add('venue:1', { hour: 6 });
  gathered.add('venue:2', { note: 'x'.repeat(PAYLOAD_LIMIT) });
  gathered.add('venue:3', { hour: 7 });
  expect(batches()).toEqual([[['venue:1', { hour: 6 }], ['venue:2'], ['venue:3', { hour: 7 }]]]);
});
