import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ checkBooks: false }); // the payments below have no ledger entries
});
afterAll(() => app.close());

/** Stores 20,000 succeeded payments of 2,000 other players. */
async function manyPayments(bookingId: string): Promise<void> {
  await app.sql(`insert into players (id) select 'crowd-' || number from generate_series(1, 2000) number`);
  await app.sql(
    `insert into payments (id, booking_id, player_id, purpose, asked_cents, amount_cents, status, intent_id,
       created_at, settled_at)
     select gen_random_uuid(), $1, 'crowd-' || (1 + number % 2000), 'full', 1450, 1450, 'succeeded',
            'pi_crowd_' || number, now(), now()
       from generate_series(1, 20000) number`,
    [bookingId],
  );
  await app.sql('analyze payments');
}

async function scansOf(index: string): Promise<number> {
  const [row] = await app.sql<{ scans: string }>(
    'select idx_scan as scans from pg_stat_user_indexes where indexrelname = $1',
    [index],
  );
  return Number(row?.scans ?? 0);
}

test('reading a booking finds the payments of its player in an index', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  await manyPayments(bookingId);
  const before = await scansOf('payments_of_player');
  await eventually(async () => {
    await browser.get(`/api/bookings/${bookingId}`);
    expect(await scansOf('payments_of_player')).toBeGreaterThan(before);
  });
});
