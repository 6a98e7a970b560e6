import { startTestApp, type TestApp } from '../support/app/app.js';
import { violationsOf } from '../support/app/violations.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { AfterPlayScene } from './after-play-scene.js';
import { FRIDAY } from './resale-scene.js';

const clock = new FixedClock(FRIDAY);
let app: TestApp;
let scene: AfterPlayScene;
beforeAll(async () => {
  app = await startTestApp({ clock, checkBooks: false });
  scene = new AfterPlayScene(app, clock);
  await scene.open();
});
afterAll(() => app.close());

test('G1 names a played booking that has expired', async () => {
  const { bookingId } = await scene.guaranteed();
  expect(await violationsOf(app, 'G1')).toEqual([]);
  await app.sql(
    `update bookings set status = 'expired', close_kind = 'deadline', close_percentage = 100, closed_at = now(),
            remind_at = null where id = $1`,
    [bookingId],
  );
  expect(await violationsOf(app, 'G1')).toEqual([bookingId]);
});

test('G2 names a booking whose deadline has moved without a hold', async () => {
  const { bookingId } = await scene.book({ timeSlot: '10:00' });
  expect(await violationsOf(app, 'G2')).toEqual([]);
  await app.sql('update bookings set guaranteed_at = now() where id = $1', [bookingId]);
  expect(await violationsOf(app, 'G2')).toEqual([bookingId]);
});
