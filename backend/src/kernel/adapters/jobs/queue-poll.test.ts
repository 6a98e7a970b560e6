import { QueuePoll } from './queue-poll.js';

let poll: QueuePoll;
let nudged: number[];

beforeEach(() => {
  jest.useFakeTimers();
  nudged = [];
  poll = new QueuePoll(4);
  poll.lookFor({ nudge: (count) => nudged.push(count) });
});
afterEach(() => {
  poll.stop();
  jest.useRealTimers();
});

test('one worker looks each second while there is nothing to do', () => {
  for (let second = 0; second < 3; second++) {
    jest.advanceTimersByTime(1_000);
    poll.foundNone();
  }
  expect(nudged).toEqual([1, 1, 1]);
});

test('the other workers look too if the look finds a job, and once only', () => {
  jest.advanceTimersByTime(1_000);
  poll.found();
  poll.found();
  expect(nudged).toEqual([1, 4]);
});

test('a job that was announced to the queue wakes no other one', () => {
  poll.found();
  expect(nudged).toEqual([]);
});

test('workers that have ended do not end the process, and the next ones are looked for', () => {
  poll.lookFor({
    nudge: () => {
      throw new Error('nudge called after worker terminated');
    },
  });
  expect(() => jest.advanceTimersByTime(2_000)).not.toThrow();
  poll.lookFor({ nudge: (count) => nudged.push(count) });
  jest.advanceTimersByTime(1_000);
  expect(nudged).toEqual([1]);
});

test('no worker looks for a job after the stop', () => {
  poll.stop();
  jest.advanceTimersByTime(5_000);
  expect(nudged).toEqual([]);
});
