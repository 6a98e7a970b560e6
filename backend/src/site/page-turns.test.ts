import { PAGES_PER_SECOND, PageTurns } from './page-turns.js';

let now = 0;
let turns: PageTurns;
beforeEach(() => {
  now = 5_000;
  turns = new PageTurns(() => now);
});

/** Returns how many of these pages an address gets rendered. */
const rendered = (address: string, pages: number) =>
  Array.from({ length: pages }, () => turns.take(address)).filter(Boolean).length;

test('an address gets the first pages of a second rendered', () => {
  expect(rendered('192.0.2.1', 40)).toBe(PAGES_PER_SECOND);
});

test('a flood from one address takes no rendered page from another one', () => {
  rendered('192.0.2.1', 40);
  expect(rendered('192.0.2.2', 3)).toBe(3);
});

test('an address gets rendered pages again in the next second', () => {
  rendered('192.0.2.1', 40);
  now += 999;
  expect(rendered('192.0.2.1', 1)).toBe(0);
  now += 1;
  expect(rendered('192.0.2.1', 40)).toBe(PAGES_PER_SECOND);
});
