import { randomUUID } from 'node:crypto';
import { CompareWithProvider } from '../../src/modules/reconciliation/application/compare-with-provider.js';
import { compareWithProvider } from '../../src/ledger/compare-with-provider.js';
import { holdTotal } from '../money/deadline-cases.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anUnpaidBooking,
  booksOf,
  type OpenPayment,
  PAID_ONCE,
  pay,
  providerOf,
} from '../support/fixtures/payments.js';
import { aDoublesBooking } from '../support/fixtures/sharing.js';

/**
 * The provider sends no events in these tests, so only the comparison finds unreported movements.
 */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
});
afterAll(() => app.close());

const A_MONTH_AGO = Math.floor(Date.now() / 1000) - 30 * 86_400;

const compare = async () =>
  (await app.get(CompareWithProvider).execute()).map(({ foundAt: _, ...difference }) => difference);
const findings = (providerId: string) =>
  app.sql<{ ours: number | null; theirs: number | null; resolved: boolean }>(
    `select our_cents as ours, their_cents as theirs, resolved_at is not null as resolved
       from reconciliation_findings where provider_id = $1 order by id`,
    [providerId],
  );
/** Changes an object in the database of the sandbox. */
const tamper = (id: string, change: string) =>
  app.sql(`update stripe_sandbox.objects set ${change} where id = $1`, [id]);
const aPaidBooking = async (): Promise<OpenPayment> => pay(app, await anUnpaidBooking(app));

/** Creates an intent directly at the provider and pays it. */
async function aPaidIntentFromOutside(metadata: Record<string, string>, amount = 1450): Promise<string> {
  const { id } = await providerOf(app).paymentIntents.create({
    amount,
    currency: 'usd',
    metadata,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
  });
  return id;
}

async function cancelled({ browser, bookingId }: OpenPayment): Promise<string> {
  await browser.post('/api/cancellations', { bookingId });
  return eventually(async () => {
    const [refund] = await app.sql<{ id: string }>(
      `select provider_id as id from refunds where booking_id = $1 and status = 'succeeded'`,
      [bookingId],
    );
    if (!refund) throw new Error('not refunded yet');
    return refund.id;
  });
}

test('a ledger that agrees with the provider has no findings, even after a released hold', async () => {
  await cancelled(await aPaidBooking());
  const held = await aDoublesBooking(app);
  const intentId = await holdTotal(app, held);
  await providerOf(app).paymentIntents.cancel(intentId);
  expect(await compare()).toEqual([]);
});

test('an unreported payment and an unreported refund are recorded', async () => {
  const missed = await aConfirmedPayment(app);
  const paid = await aPaidBooking();
  await providerOf(app).refunds.create({ payment_intent: paid.intentId, amount: 500 });
  expect(await compare()).toEqual([]);
  expect(await booksOf(app, missed.bookingId)).toEqual(PAID_ONCE);
  expect(
    await app.sql(`select reason, status, amount_cents as cents from refunds where booking_id = $1`, [
      paid.bookingId,
    ]),
  ).toEqual([{ reason: 'outside', status: 'succeeded', cents: 500 }]);
});

test('payments of another application with the same account are ignored', async () => {
  const intentId = await aPaidIntentFromOutside({ order: '4711' });
  await providerOf(app).refunds.create({ payment_intent: intentId, amount: 100 });
  expect(await compare()).toEqual([]);
});

test('an unknown payment with our metadata is found once, and again when it changes', async () => {
  const intentId = await aPaidIntentFromOutside({ payment_id: randomUUID(), booking_id: randomUUID() });
  const difference = { kind: 'payment', providerId: intentId, ourCents: null, theirCents: 1450 };
  expect(await compare()).toEqual([difference]);
  expect(await compare()).toEqual([difference]);
  expect(await findings(intentId)).toEqual([{ ours: null, theirs: 1450, resolved: false }]);
  await tamper(intentId, `created = ${A_MONTH_AGO}`);
  expect(await compare()).toEqual([difference]);
  await tamper(intentId, `body = body || '{"amount_received": 1400}'`);
  expect(await compare()).toEqual([{ ...difference, theirCents: 1400 }]);
  expect(await findings(intentId)).toEqual([
    { ours: null, theirs: 1450, resolved: true },
    { ours: null, theirs: 1400, resolved: false },
  ]);
  await tamper(intentId, `body = body || '{"metadata": {}, "status": "canceled"}'`);
  expect(await compare()).toEqual([]);
});

test('a different amount is found, and resolved when it is correct again', async () => {
  const { intentId } = await aPaidBooking();
  await tamper(intentId, `body = body || '{"amount_received": 1400}'`);
  expect(await compare()).toEqual([
    { kind: 'payment', providerId: intentId, ourCents: 1450, theirCents: 1400 },
  ]);
  await tamper(intentId, `created = ${A_MONTH_AGO}, body = body || '{"amount_received": 1450}'`);
  expect(await compare()).toEqual([]);
  expect(await findings(intentId)).toEqual([{ ours: 1450, theirs: 1400, resolved: true }]);
});

test('a payment and a refund unknown to the provider are found', async () => {
  const unknown = await aPaidBooking();
  const refundId = await cancelled(await aPaidBooking());
  const hide = (id: string) => tamper(id, `kind = 'hidden_' || kind`);
  await Promise.all([hide(unknown.intentId), hide(refundId)]);
  expect(await compare()).toEqual([
    { kind: 'fee', providerId: unknown.intentId, ourCents: expect.any(Number), theirCents: null },
    { kind: 'payment', providerId: unknown.intentId, ourCents: 1450, theirCents: null },
    { kind: 'refund', providerId: refundId, ourCents: 1450, theirCents: null },
  ]);
  await tamper(unknown.intentId, `kind = 'payment_intent'`);
  await tamper(refundId, `kind = 'refund'`);
  expect(await compare()).toEqual([]);
});

test('the comparison is scheduled as a recurring job', async () => {
  expect(await app.sql(`select identifier from graphile_worker._private_known_crontabs`)).toContainEqual({
    identifier: 'payments.compare',
  });
});

test('the command that checks the ledger prints the differences', async () => {
  const { databaseUrl, stripe } = app.config;
  const intentId = await aPaidIntentFromOutside({ payment_id: randomUUID(), booking_id: randomUUID() });
  const lines = await compareWithProvider({ ...app.config, databaseUrl, stripe }, databaseUrl ?? '');
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^payment ${intentId}: ours nothing, theirs 14.50, since 20`)),
  ]);
});
