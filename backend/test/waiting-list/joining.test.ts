import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

/** It is 10:00 in Guayaquil. */
const NOW = '2026-11-20T15:00:00Z';

let app: TestApp;
let venueId: string;

beforeAll(async () => {
  app = await startTestApp({ clock: new FixedClock(NOW), config: { role: 'api' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  venueId = await aVenue(app);
});

/** Joins the line for a start of today and returns the code of the refusal. */
async function join(time: string, rules: object, from = time): Promise<string | undefined> {
  await app.sql('update venues set rules = $2 where id = $1', [
    venueId,
    JSON.stringify({ startsEvery: 30, ...rules }),
  ]);
  const wish = { venueId, date: '2026-11-20', from, to: time, durationMinutes: 60, gameType: 'singles' };
  const { body } = await new Browser(app.url).post<{ code?: string; message?: string }>(
    '/api/waiting-list',
    wish,
  );
  return body.code && `${body.code}: ${body.message ?? ''}`;
}

test('joining is refused for a start within 90 minutes, because a freed hour goes to the public then', async () => {
  expect(await join('11:00', {})).toMatch(/^too_late_to_wait: .*hora y media/);
  expect(await join('11:30', {})).toBeUndefined();
});

test('joining is refused if the lead time of the venue would end before the offer does', async () => {
  const twoHours = { leadMinutes: 120 };
  expect(await join('11:00', twoHours)).toBe('too_soon: Se reserva con al menos 2 horas de anticipación.');
  expect(await join('12:00', twoHours)).toMatch(/^too_soon:/);
  expect(await join('12:30', twoHours)).toBeUndefined();
});

test('a range of starts can be waited for if the last of them is late enough', async () => {
  expect(await join('12:30', { leadMinutes: 120 }, '11:00')).toBeUndefined();
});
