import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { violationsOf } from '../support/app/violations.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aMember, aSignedInMember, putCategories, SOCIO } from './category-scene.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ checkBooks: false });
});
afterAll(() => app.close());

test.each([
  ['a percentage off 90 minutes', { percentage: 13 }, 'singles'],
  ['a price per hour for 90 minutes', { singles: '5.05', doubles: '7.77' }, 'doubles'],
  ['less than a card can be charged', { percentage: 99 }, 'singles'],
])('C1 accepts %s and names a booking with another price', async (_, price, gameType) => {
  const admin = await anAdmin(app);
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  await app.sql(`update venues set rules = '{"lengths": [90]}' where id = $1`, [venueId]);
  const [socio] = await putCategories(admin, venueId, [{ ...SOCIO, price }]);
  const member = await aSignedInMember(app, admin, venueId, { categoryId: socio?.id ?? '' });
  const slot = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', durationMinutes: 90, gameType };
  const { body } = await member.post<{ id: string }>('/api/bookings', slot);
  expect(await violationsOf(app, 'C1')).toEqual([]);
  await app.sql(
    'update bookings set base_cents = base_cents + 1, total_cents = total_cents + 1 where id = $1',
    [body.id],
  );
  expect(await violationsOf(app, 'C1')).toEqual([body.id]);
  await app.sql(
    'update bookings set base_cents = base_cents - 1, total_cents = total_cents - 1 where id = $1',
    [body.id],
  );
});

test('C2 names a customer with a last day and no category', async () => {
  const admin = await anAdmin(app);
  const venueId = await aVenue(app);
  const [socio] = await putCategories(admin, venueId, [SOCIO]);
  const [kept, other] = [
    await aMember(admin, venueId, { categoryId: socio?.id ?? '' }),
    await aMember(admin, venueId, { categoryId: socio?.id ?? '' }),
  ];
  expect(await violationsOf(app, 'C2')).toEqual([]);
  await app.sql('update customers set merged_into = $1 where id = $2', [kept, other]);
  expect(await violationsOf(app, 'C2')).toEqual([other]);
});
