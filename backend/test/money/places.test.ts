import type { PaymentId } from '../../src/kernel/domain/ids.js';
import { PromoteDeadlines } from '../../src/modules/bookings/application/promote-deadlines.js';
import { ReleasePlace } from '../../src/modules/payments/application/intents/release-place.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { confirm, intentOf, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, share } from '../support/fixtures/sharing.js';

const clock = new FixedClock(new Date().toISOString());
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(() => clock.set(new Date()));
afterAll(() => app.close());

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

test('a place is held for ten minutes; then its intent cannot be charged and the place is open', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const { body } = await askForPlace(new Browser(app.url), booking.bookingId, shareToken);
  const clientSecret = body.clientSecret ?? '';
  const [place] = await app.sql<{ paymentId: PaymentId; until: Date }>(
    `select payment_id as "paymentId", reserved_until as until from shares where status = 'reserved'`,
  );
  if (!place) throw new Error('no place is held');
  expect(place.until).toEqual(inMinutes(10));
  const release = app.get(ReleasePlace);
  await expect(release.execute(place.paymentId, place.until)).rejects.toThrow('still held');
  clock.set(place.until);
  await release.execute(place.paymentId, place.until);
  expect((await look(booking.browser, shareToken)).pendingParticipants).toBe(0);
  const late = await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  expect(late.body.error?.code).toBe('payment_intent_unexpected_state');
});

test('a payment link expires exactly when its booking is due', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  clock.set(new Date(inMinutes(60).getTime() - 1000));
  expect((await look(booking.browser, shareToken)).status).toBe('open');
  clock.set(inMinutes(1));
  expect((await look(booking.browser, shareToken)).status).toBe('expired');
  const late = await askForPlace(new Browser(app.url), booking.bookingId, shareToken);
  expect([late.status, late.body.code]).toEqual([409, 'shared_link_expired']);
});

test('a visitor who pays through a link becomes a shared participant', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  await askForPlace(friend, booking.bookingId, shareToken);
  const { body } = await friend.get<{ userId: string }>('/api/session');
  expect(body.userId).toMatch(/^shared-participant-/);
});

describe('who takes a place', () => {
  const profileOf = async (friend: Browser) =>
    (await friend.get<{ name: string | null; email: string | null }>('/api/session')).body;

  test('may enter a name and an address, and stays a shared participant', async () => {
    const booking = await aDoublesBooking(app);
    const { shareToken } = await share(booking);
    const friend = new Browser(app.url);
    const who = { playerName: ' Eva  Mora ', playerEmail: 'eva@example.org' };
    expect((await askForPlace(friend, booking.bookingId, shareToken, who)).status).toBe(201);
    expect(await profileOf(friend)).toMatchObject({
      userId: expect.stringMatching(/^shared-participant-/) as string,
      name: 'Eva Mora',
      email: 'eva@example.org',
    });
    await askForPlace(friend, booking.bookingId, shareToken);
    expect(await profileOf(friend)).toMatchObject({ name: 'Eva Mora', email: 'eva@example.org' });
    await askForPlace(friend, booking.bookingId, shareToken, { playerName: '', playerEmail: null });
    expect(await profileOf(friend)).toMatchObject({ name: 'Eva Mora', email: null });
  });

  test.each([
    ['playerEmail', 'no es un correo'],
    ['playerName', 'x'.repeat(81)],
  ])('takes none with a %s that cannot be stored', async (field, value) => {
    const booking = await aDoublesBooking(app);
    const { shareToken } = await share(booking);
    const refused = await askForPlace(new Browser(app.url), booking.bookingId, shareToken, {
      [field]: value,
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request']);
    expect((await look(booking.browser, shareToken)).pendingParticipants).toBe(0);
  });
});

test('a link is refused if its places are below the minimum charge of the provider', async () => {
  const booking = await aDoublesBooking(app, 199);
  const { browser, bookingId } = booking;
  const refused = await browser.post<{ code: string }>('/api/shared-payment-links', { bookingId });
  expect([refused.status, refused.body.code]).toEqual([409, 'share_too_small']);
});

describe('the code applied to a booking', () => {
  const usageOf = async (code: string) =>
    (
      await app.sql<{ count: number }>(`select usage_count as count from discount_codes where code = $1`, [
        code,
      ])
    )[0]?.count;

  async function aDiscountedBooking(code: string): Promise<UnpaidBooking> {
    const admin = new Browser(app.url);
    await admin.post('/api/admin/login', ADMIN);
    await admin.post('/api/admin/discount-codes', { code, type: 'percentage', value: '10' });
    const booking = await aDoublesBooking(app);
    const { bookingId } = booking;
    await booking.browser.post('/api/create-payment-intent', { bookingId, discountCode: code });
    expect(await usageOf(code)).toBe(1);
    return booking;
  }

  test('is released when the booking expires', async () => {
    const { bookingId } = await aDiscountedBooking('VENCE');
    clock.set(new Date(inMinutes(60).getTime() - 1000));
    await app.get(PromoteDeadlines).execute();
    clock.set(inMinutes(1));
    await app.sql(
      `update graphile_worker._private_jobs set run_at = now() where payload ->> 'bookingId' = $1`,
      [bookingId],
    );
    await eventually(async () => expect(await usageOf('VENCE')).toBe(0), 20_000);
  }, 30_000);

  test('stays used when the player cancels', async () => {
    const { browser, bookingId } = await aDiscountedBooking('CANCELA');
    await browser.post('/api/cancellations', { bookingId });
    await eventually(async () => {
      const [booking] = await app.sql<{ status: string }>(`select status from bookings where id = $1`, [
        bookingId,
      ]);
      expect(booking?.status).toBe('cancelled');
    });
    expect(await usageOf('CANCELA')).toBe(1);
  });
});
