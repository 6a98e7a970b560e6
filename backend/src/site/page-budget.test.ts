import { PageBudget } from './page-budget.js';

let now = 0;
let budget: PageBudget;
beforeEach(() => {
  now = 5_000;
  budget = new PageBudget(() => now);
});

/** Returns how many pages of an address are rendered until its budget is spent. */
function rendered(address: string, cost: { milliseconds?: number; calls?: number }): number {
  let pages = 0;
  for (; pages < 10_000 && budget.allows(address); pages++) budget.spend(address, cost);
  return pages;
}

test.each([
  ['time of the thread', { milliseconds: 50 }],
  ['calls', { calls: 10 }],
])('the %s of one address and of all together are limited', (_, cost) => {
  const first = rendered('192.0.2.1', cost);
  expect(first).toBeGreaterThan(0);
  expect(rendered('192.0.2.2', cost)).toBe(first);
  expect(rendered('192.0.2.3', cost)).toBe(0);
});

test('pages are rendered again as time goes by, and what was overdrawn is made up for', () => {
  budget.spend('192.0.2.1', { milliseconds: 600 });
  expect(budget.allows('192.0.2.1')).toBe(false);
  expect(budget.allows('192.0.2.2')).toBe(true);
  now += 900;
  expect(budget.allows('192.0.2.1')).toBe(false);
  now += 200;
  expect(budget.allows('192.0.2.1')).toBe(true);
});

test('a quiet night saves no more than a few seconds', () => {
  const group = rendered('192.0.2.1', { calls: 10 });
  now += 12 * 3_600_000;
  expect(rendered('192.0.2.1', { calls: 10 })).toBe(group);
});

test('a flood from thousands of addresses cannot spend more than all together', () => {
  let pages = 0;
  for (let n = 0; n < 5_000; n++) {
    if (!budget.allows(`2001:db8:${n}::/64`)) continue;
    budget.spend(`2001:db8:${n}::/64`, { calls: 10 });
    pages += 1;
  }
  expect(pages).toBe(rendered('192.0.2.1', { calls: 10 }) + pages);
  expect(pages).toBeLessThanOrEqual(30);
});
