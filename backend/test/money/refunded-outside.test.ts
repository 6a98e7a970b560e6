import { RecordProviderRefund } from '../../src/modules/payments/application/refunds/record-provider-refund.js';
import { PaymentGateway } from '../../src/modules/payment-provider/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, type OpenPayment, pay, providerOf } from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { expectConsistentLedger } from './provider-side.js';

interface RefundRow {
  reason: string;
  status: string;
  cents: number;
}

const refundsOf = (app: TestApp, bookingId: string) =>
  app.sql<RefundRow>(
    `select reason, status, amount_cents as cents from refunds where booking_id = $1 order by reason, amount_cents`,
    [bookingId],
  );
/** Refunds in the dashboard of the provider: the refund has no metadata of this application. */
const refundOutside = (app: TestApp, intentId: string, cents: number) =>
  providerOf(app).refunds.create({ payment_intent: intentId, amount: cents });
const cancel = ({ browser, bookingId }: Pick<OpenPayment, 'browser' | 'bookingId'>) =>
  browser.post('/api/cancellations', { bookingId });
const view = async ({ browser, bookingId }: Pick<OpenPayment, 'browser' | 'bookingId'>) =>
  (await browser.get<Record<string, string>>(`/api/bookings/${bookingId}`)).body;

async function isCancelled(app: TestApp, booking: Pick<OpenPayment, 'browser' | 'bookingId'>): Promise<void> {
  await eventually(async () => {
    const [row] = await app.sql<{ status: string }>(`select status from bookings where id = $1`, [
      booking.bookingId,
    ]);
    expect(row?.status).toBe('cancelled');
    expect((await view(booking))['refundStatus']).toBe('succeeded');
  }, 20_000);
  await eventually(() => expectConsistentLedger(app));
}

/** Stores a cancellation whose refund has failed three times. */
async function cancelledAndLeftToAPerson(app: TestApp, bookingId: string): Promise<void> {
  await app.sql(`do $$ begin
    update bookings set status = 'cancelled', close_kind = 'player', close_percentage = 100, closed_at = now()
      where id = '${bookingId}';
    delete from half_hour_claims where booking_id = '${bookingId}';
    insert into refunds (id, payment_id, booking_id, amount_cents, reason, status, attempt, created_at, settled_at)
      select gen_random_uuid(), id, booking_id, 1450, 'cancelled', 'manual', 3, now(), now()
        from payments where booking_id = '${bookingId}';
  end $$`);
}

const aPaidBooking = async (app: TestApp) => pay(app, await anUnpaidBooking(app));

describe('a refund made at the provider, when the provider reports it', () => {
  let app: TestApp;
  beforeAll(async () => {
    // The bank waits for the test.
    app = await startTestApp({ sandbox: { settlementMs: 3_600_000 } });
  });
  afterAll(() => app.close());

  const isRecorded = (bookingId: string, refunds: RefundRow[]) =>
    eventually(async () => expect(await refundsOf(app, bookingId)).toEqual(refunds), 20_000);

  test('the booking stays active and shows the refunded amount', async () => {
    const paid = await aPaidBooking(app);
    await refundOutside(app, paid.intentId, 500);
    await isRecorded(paid.bookingId, [{ reason: 'outside', status: 'succeeded', cents: 500 }]);
    expect(await view(paid)).toMatchObject({
      status: 'active',
      paymentStatus: 'completed',
      refundedAmount: '5.00',
      refundStatus: 'succeeded',
    });
    await expectConsistentLedger(app);
  });

  test('a later cancellation refunds the rest', async () => {
    const paid = await aPaidBooking(app);
    await refundOutside(app, paid.intentId, 500);
    await isRecorded(paid.bookingId, [{ reason: 'outside', status: 'succeeded', cents: 500 }]);
    expect((await cancel(paid)).body).toMatchObject({
      refundPercentage: 100,
      refundAmount: '14.50',
      booking: { refundedAmount: '14.50' },
    });
    await isCancelled(app, paid);
    expect(await refundsOf(app, paid.bookingId)).toEqual([
      { reason: 'cancelled', status: 'succeeded', cents: 950 },
      { reason: 'outside', status: 'succeeded', cents: 500 },
    ]);
    expect(await view(paid)).toMatchObject({ refundedAmount: '14.50' });
  });

  test('a payment refunded completely is not refunded again', async () => {
    const paid = await aPaidBooking(app);
    await refundOutside(app, paid.intentId, 1450);
    await isRecorded(paid.bookingId, [{ reason: 'outside', status: 'succeeded', cents: 1450 }]);
    await cancel(paid);
    await isCancelled(app, paid);
    expect(await refundsOf(app, paid.bookingId)).toHaveLength(1);
  });

  test('a refund after a cancellation without refund is recorded', async () => {
    const paid = await aPaidBooking(app);
    await app.sql(`update bookings set refund_policy = '[]' where id = $1`, [paid.bookingId]);
    await cancel(paid);
    await eventually(async () => expect(await view(paid)).toMatchObject({ status: 'cancelled' }));
    await refundOutside(app, paid.intentId, 700);
    await isRecorded(paid.bookingId, [{ reason: 'outside', status: 'succeeded', cents: 700 }]);
    await isCancelled(app, paid);
  });

  test('a refund left to a person is done after the person has made it', async () => {
    const stuck = await aPaidBooking(app);
    await cancelledAndLeftToAPerson(app, stuck.bookingId);
    expect(await view(stuck)).toMatchObject({ refundStatus: 'failed' });
    await refundOutside(app, stuck.intentId, 1450);
    await isRecorded(stuck.bookingId, [
      { reason: 'cancelled', status: 'void', cents: 1450 },
      { reason: 'outside', status: 'succeeded', cents: 1450 },
    ]);
    expect(await view(stuck)).toMatchObject({ refundStatus: 'succeeded', refundedAmount: '14.50' });
    await expectConsistentLedger(app);
  });

  test('a refund that the bank sends back is void', async () => {
    const paid = await pay(app, await anUnpaidBooking(app), 'pm_card_refundFail');
    await refundOutside(app, paid.intentId, 500);
    await isRecorded(paid.bookingId, [{ reason: 'outside', status: 'succeeded', cents: 500 }]);
    await app.sql('update stripe_sandbox.settlements set due_at = now()');
    await isRecorded(paid.bookingId, [{ reason: 'outside', status: 'void', cents: 500 }]);
    expect(await view(paid)).toMatchObject({ refundedAmount: '0.00', refundStatus: 'none' });
    await expectConsistentLedger(app);
  });

  test('a refund to one of several payers does not change the refunds of the others', async () => {
    const booking = await aDoublesBooking(app, 2905);
    const { shareToken } = await share(booking);
    for (let friend = 0; friend < 4; friend++) await payPlace(app, booking.bookingId, shareToken);
    const [first] = await app.sql<{ intentId: string }>(
      `select intent_id as "intentId" from payments where booking_id = $1 order by amount_cents, created_at limit 1`,
      [booking.bookingId],
    );
    await refundOutside(app, first?.intentId ?? '', 726);
    await isRecorded(booking.bookingId, [{ reason: 'outside', status: 'succeeded', cents: 726 }]);
    await cancel(booking);
    await isCancelled(app, booking);
    expect((await refundsOf(app, booking.bookingId)).map(({ cents }) => cents)).toEqual([726, 726, 727, 726]);
  });
});

describe('a refund made at the provider, when it is not reported', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ webhooks: false });
  });
  afterAll(() => app.close());

  test('a cancellation records it after a refused refund and refunds the rest', async () => {
    const paid = await aPaidBooking(app);
    await refundOutside(app, paid.intentId, 500);
    expect(await refundsOf(app, paid.bookingId)).toEqual([]);
    await cancel(paid);
    await isCancelled(app, paid);
    const owed = (await refundsOf(app, paid.bookingId)).filter(({ status }) => status !== 'void');
    expect(owed).toEqual([
      { reason: 'cancelled', status: 'succeeded', cents: 950 },
      { reason: 'outside', status: 'succeeded', cents: 500 },
    ]);
  });

  test('a refund that had failed before it was recorded does not count', async () => {
    const paid = await aPaidBooking(app);
    const { id } = await refundOutside(app, paid.intentId, 500);
    const report = await app.get(PaymentGateway).retrieveRefund(id);
    await app.sql(`update stripe_sandbox.objects set body = body || '{"status": "failed"}' where id = $1`, [
      id,
    ]);
    if (report) await app.get(RecordProviderRefund).record(report);
    expect(await refundsOf(app, paid.bookingId)).toEqual([{ reason: 'outside', status: 'void', cents: 500 }]);
    await expectConsistentLedger(app);
  });

  test('a cancellation refunds nothing if everything was refunded', async () => {
    const paid = await aPaidBooking(app);
    await refundOutside(app, paid.intentId, 1450);
    await cancel(paid);
    await isCancelled(app, paid);
    const owed = (await refundsOf(app, paid.bookingId)).filter(({ status }) => status !== 'void');
    expect(owed).toEqual([{ reason: 'outside', status: 'succeeded', cents: 1450 }]);
  });
});
