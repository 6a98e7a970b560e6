import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
});
afterAll(() => app.close());

test.each<[string, Record<string, string>]>([
  ['a day that does not exist', { date: '2026-02-31' }],
  ['a time off the grid', { from: '10:15' }],
  ['a last time before the first', { from: '12:00', to: '11:00' }],
  ['an unknown length', { durationMinutes: '45' }],
  ['an unknown game', { gameType: 'padel' }],
  ['an unknown surface', { surface: 'ice' }],
  ['a wish for no lights', { lights: 'false' }],
  ['a price below zero', { maxPrice: '-1' }],
  ['a price that is no number', { maxPrice: 'cheap' }],
  ['a place that is too long', { place: 'x'.repeat(101) }],
  ['a point beyond the pole', { near: '91,0' }],
  ['a point that is no number', { near: 'NaN,0' }],
])('a search refuses %s', async (_what, query) => {
  const asked = new URLSearchParams({ date: dayFromNow(3), ...query });
  const { status } = await new Browser(app.url).get(`/api/search?${asked.toString()}`);
  expect(status).toBe(400);
});
