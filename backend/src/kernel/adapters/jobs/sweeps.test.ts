import { Logger } from '@nestjs/common';
import { Sweeps } from './sweeps.js';

const SOON = 0.001;

let sweeps: Sweeps;
let logged: unknown[];

beforeEach(() => {
  sweeps = new Sweeps();
  logged = [];
  Logger.overrideLogger({
    log: () => undefined,
    warn: () => undefined,
    error: (line: unknown) => logged.push(line),
  });
});
afterEach(async () => {
  await sweeps.stop();
  Logger.overrideLogger(false);
});

/** Adds a sweep and returns a promise that resolves when its run of this number begins. */
function begins(number: number, name = 'a sweep', work: () => Promise<void> = async () => {}): Promise<void> {
  let runs = 0;
  return new Promise((resolve) => {
    const run = () => {
      runs += 1;
      if (runs === number) resolve();
      return work();
    };
    sweeps.add({ name, seconds: SOON, run });
  });
}

/** A run that ends when the test says so. */
function heldRun(): { work: () => Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

test('a sweep runs again after each run', async () => {
  const third = begins(3);
  sweeps.start();
  await third;
});

test('a sweep does not begin its next run while the current one is working', async () => {
  const { work, end } = heldRun();
  let secondHasBegun = false;
  const second = begins(2, 'the slow sweep', work).then(() => (secondHasBegun = true));
  const timePasses = begins(10, 'the quick sweep');
  sweeps.start();
  await timePasses;
  expect(secondHasBegun).toBe(false);
  end();
  await second;
});

test('a sweep that fails is logged with its name and runs again', async () => {
  const second = begins(2, 'the failing sweep', () => Promise.reject(new Error('no database')));
  sweeps.start();
  await second;
  expect(logged[0]).toMatchObject({ sweep: 'the failing sweep', err: { message: 'no database' } });
});

test('stopping waits for the current run and begins no further one', async () => {
  const { work, end } = heldRun();
  const first = begins(1, 'a sweep', work);
  const second = begins(2, 'a sweep', work);
  let hasStopped = false;
  sweeps.start();
  await first;
  const stopped = sweeps.stop().then(() => (hasStopped = true));
  await new Promise(setImmediate);
  expect(hasStopped).toBe(false);
  end();
  await stopped;
  expect(await Promise.race([second, Promise.resolve('no second run')])).toBe('no second run');
});
