import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { PagesAtOnce } from './pages-at-once.js';

let pages: PagesAtOnce;
let turns: number[];
beforeEach(() => {
  jest.useFakeTimers();
  pages = new PagesAtOnce();
  turns = [];
});
afterEach(() => jest.useRealTimers());

/** Asks for the turn of a page with this number, and returns its response. */
function ask(number: number, closed = false): EventEmitter {
  const response = Object.assign(new EventEmitter(), { closed });
  void pages.turn(response as unknown as Response).then((isThere) => isThere && turns.push(number));
  return response;
}

test('two pages are built at once, and the others wait in the order in which they came', async () => {
  const [first, second] = [1, 2, 3, 4].map((number) => ask(number));
  await jest.advanceTimersByTimeAsync(20);
  expect(turns).toEqual([1, 2]);
  second?.emit('close');
  await jest.advanceTimersByTimeAsync(20);
  expect(turns).toEqual([1, 2, 3]);
  first?.emit('close');
  await jest.advanceTimersByTimeAsync(20);
  expect(turns).toEqual([1, 2, 3, 4]);
});

test('a visitor who reads slowly gives the turn away, and only once', async () => {
  const [first] = [1, 2, 3, 4, 5].map((number) => ask(number));
  await jest.advanceTimersByTimeAsync(220);
  expect(turns).toEqual([1, 2, 3, 4]);
  first?.emit('close');
  await jest.advanceTimersByTimeAsync(20);
  expect(turns).toEqual([1, 2, 3, 4]);
});

test('a visitor who has left takes no turn', async () => {
  [1, 2].forEach((number) => ask(number, true));
  [3, 4].forEach((number) => ask(number));
  await jest.advanceTimersByTimeAsync(20);
  expect(turns).toEqual([3, 4]);
});
