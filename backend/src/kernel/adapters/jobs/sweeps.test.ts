import { Logger } from '@nestjs/common';
import { Background } from '../background.js';
import { Sweeps } from './sweeps.js';

const SOON = 0.001;

let sweeps: Sweeps;
let background: Background;
/** The sweeps that another process is running. */
let elsewhere: Set<string>;

beforeEach(() => {
  elsewhere = new Set();
  background = new Background();
  sweeps = new Sweeps(async (name, work) => {
    if (elsewhere.has(name)) return false;
    await work(new AbortController().signal);
    return true;
  }, background);
  Logger.overrideLogger(false);
});
afterEach(() => sweeps.stop());

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

test('a sweep that fails is counted under its name and runs again', async () => {
  let fails = true;
  const work = () => (fails ? Promise.reject(new Error('no database')) : Promise.resolve());
  const third = begins(3, 'the failing sweep', work);
  sweeps.start();
  await third;
  expect(background.states.get('the failing sweep')?.failures).toBeGreaterThanOrEqual(2);
  expect(background.isFailing('the failing sweep')).toBe(true);
  fails = false;
  while (background.isFailing('the failing sweep')) await new Promise(setImmediate);
});

test('a sweep that another process is running does not begin here', async () => {
  elsewhere.add('a sweep');
  let hasBegun = false;
  const first = begins(1, 'a sweep').then(() => (hasBegun = true));
  const timePasses = begins(10, 'another sweep');
  sweeps.start();
  await timePasses;
  expect(hasBegun).toBe(false);
  elsewhere.delete('a sweep');
  await first;
});

test('stopping ends the current run after its batch', async () => {
  const { promise: signalled, resolve: begun } = Promise.withResolvers<AbortSignal>();
  const run = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      begun(signal);
    });
  sweeps.add({ name: 'a long sweep', seconds: SOON, run });
  sweeps.start();
  const signal = await signalled;
  await sweeps.stop();
  expect(signal.aborted).toBe(true);
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
