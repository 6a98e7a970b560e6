import { expectConsistentLedger } from '../money/provider-side.js';
import { CompareWithProvider } from '../../src/modules/reconciliation/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { anOpenPayment, confirm, createIntent, providerOf, report } from '../support/fixtures/payments.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Changes an intent in the database of the sandbox, which is impossible at Stripe. */
const tamper = (intentId: string, change: object) =>
  app.sql(`update stripe_sandbox.objects set body = body || $2::jsonb where id = $1`, [
    intentId,
    JSON.stringify(change),
  ]);
const findingsAbout = (intentId: string) =>
  app.sql(
    `select kind, our_cents as ours, their_cents as theirs, their_currency as currency, resolved_at is null as open
       from reconciliation_findings where provider_id = $1`,
    [intentId],
  );
const statusOf = async (bookingId: string) => {
  const [row] = await app.sql<{ booking: string; payment: string }>(
    `select b.status as booking, p.status as payment from bookings b join payments p on p.booking_id = b.id
      where b.id = $1 order by p.created_at limit 1`,
    [bookingId],
  );
  return row;
};

test('a charge of another amount is recorded, reported at once, and shown to the payer', async () => {
  const payment = await anOpenPayment(app);
  await tamper(payment.intentId, { amount: 900 });
  await confirm(app, payment);
  const { status, body } = await report(payment);
  expect([status, body.code]).toEqual([409, 'payment_contradicted']);
  expect(body.message).toContain('te devolverá el dinero');
  expect(await findingsAbout(payment.intentId)).toEqual([
    { kind: 'contradiction', ours: 1450, theirs: 900, currency: 'USD', open: true },
  ]);
  expect(await app.get(CompareWithProvider).execute()).toMatchObject([{ kind: 'contradiction' }]);
  await expectConsistentLedger(app);
});

test('a booking with a contradicting charge is released when it is cancelled', async () => {
  const payment = await anOpenPayment(app);
  await tamper(payment.intentId, { currency: 'eur' });
  await confirm(app, payment);
  await payment.browser.post('/api/cancellations', { bookingId: payment.bookingId });
  await eventually(async () =>
    expect(await statusOf(payment.bookingId)).toEqual({ booking: 'cancelled', payment: 'contradicted' }),
  );
  expect(await findingsAbout(payment.intentId)).toMatchObject([{ currency: 'EUR', open: true }]);
  const found = await app.get(CompareWithProvider).execute();
  expect(found.filter(({ kind }) => kind !== 'contradiction')).toEqual([]);
});

test('an intent that was changed before it is paid is ended, and its booking is released', async () => {
  const payment = await anOpenPayment(app);
  await tamper(payment.intentId, { amount: 99_900 });
  const again = await createIntent(payment);
  expect(again.body).toMatchObject({
    amount: '14.50',
    clientSecret: expect.not.stringContaining(payment.intentId),
  });
  expect((await providerOf(app).paymentIntents.retrieve(payment.intentId)).status).toBe('canceled');
  await payment.browser.post('/api/cancellations', { bookingId: payment.bookingId });
  await eventually(async () => expect((await statusOf(payment.bookingId))?.booking).toBe('cancelled'));
});

test('the tenth declined card ends the payment, and the payer reads why', async () => {
  const payment = await anOpenPayment(app);
  const card = 'pm_card_visa_chargeDeclined';
  for (let time = 1; time <= 10; time++) expect((await confirm(app, payment, card)).status).toBe(402);
  await eventually(async () => expect((await statusOf(payment.bookingId))?.payment).toBe('canceled'));
  expect((await confirm(app, payment)).body.error?.code).toBe('payment_intent_unexpected_state');
  const again = await createIntent(payment);
  expect([again.status, again.body.code]).toEqual([429, 'too_many_declined_cards']);
  expect(again.body.message).toContain('10 veces');
  expect(
    await app.sql(
      `select count(*)::int as declined, count(distinct p.declines_ended_at)::int as ended
         from declined_charges d join payments p on p.id = d.payment_id where p.booking_id = $1`,
      [payment.bookingId],
    ),
  ).toEqual([{ declined: 10, ended: 1 }]);
});
