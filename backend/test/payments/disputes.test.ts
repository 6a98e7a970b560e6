import type Stripe from 'stripe';
import { CompareWithProvider } from '../../src/modules/reconciliation/index.js';
import { PaymentGateway } from '../../src/modules/payment-provider/index.js';
import { FollowDispute } from '../../src/modules/payments/application/disputes/follow-dispute.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { ReconcilePayments } from '../../src/modules/payments/application/repairs/reconcile-payments.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, type OpenPayment, pay, providerOf } from '../support/fixtures/payments.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/**
 * Returns the balance of each account of a booking, in cents, and the state that the booking shows.
 */
const accountsOf = async (bookingId: string) =>
  Object.fromEntries(
    (
      await app.sql<{ account: string; cents: number }>(
        `select account, sum(cents)::int as cents from ledger_entries where booking_id = $1
          group by account having sum(cents) <> 0 order by account`,
        [bookingId],
      )
    ).map(({ account, cents }) => [account, cents]),
  );
const disputeOf = async ({ bookingId }: Pick<OpenPayment, 'bookingId'>) => {
  const [dispute] = await app.sql<{ id: string; status: string; withheld: number; fee: number; due: Date }>(
    `select id, status, withheld_cents as withheld, fee_cents as fee, evidence_due_at as due
       from disputes where booking_id = $1`,
    [bookingId],
  );
  if (!dispute) throw new Error('no dispute is recorded');
  return dispute;
};
const refundsOf = ({ bookingId }: OpenPayment) =>
  app.sql<{ status: string }>(`select status from refunds where booking_id = $1 order by created_at`, [
    bookingId,
  ]);
const aDisputedPayment = async () => pay(app, await anUnpaidBooking(app), 'pm_card_createDispute');
const isIn = (payment: OpenPayment, status: string) =>
  eventually(async () => {
    const dispute = await disputeOf(payment);
    expect(dispute.status).toBe(status);
    return dispute;
  });
const decide = async (payment: OpenPayment, evidence: 'winning_evidence' | 'losing_evidence') => {
  const { id } = await disputeOf(payment);
  await providerOf(app).disputes.update(id, { evidence: { uncategorized_text: evidence } });
};
const isCancelled = ({ bookingId }: OpenPayment) =>
  eventually(async () => {
    const [row] = await app.sql<{ status: string; claims: number }>(
      `select status, (select count(*)::int from half_hour_claims where booking_id = b.id) as claims
         from bookings b where id = $1`,
      [bookingId],
    );
    expect(row).toEqual({ status: 'cancelled', claims: 0 });
  });

/** The fee of a charge of 14.50 is 0.72, and that of a dispute is 15.00. */
const OPEN = { booking_revenue: -1450, disputed: 1450, provider: -1572, provider_fees: 1572 };

test('a dispute is recorded with its amount, its fee and the date until which evidence is due', async () => {
  const payment = await aDisputedPayment();
  const dispute = await isIn(payment, 'needs_response');
  await eventually(async () => expect(await disputeOf(payment)).toMatchObject({ withheld: 1450, fee: 1500 }));
  expect(dispute.due.getTime()).toBeGreaterThan(Date.now());
  await eventually(async () => expect(await accountsOf(payment.bookingId)).toEqual(OPEN));
});

test('a won dispute returns the money, and a lost one reduces what the booking earned', async () => {
  const [won, lost] = [await aDisputedPayment(), await aDisputedPayment()];
  await Promise.all([isIn(won, 'needs_response'), isIn(lost, 'needs_response')]);
  await decide(won, 'winning_evidence');
  await decide(lost, 'losing_evidence');
  await Promise.all([isIn(won, 'won'), isIn(lost, 'lost')]);
  await eventually(async () =>
    expect(await accountsOf(won.bookingId)).toEqual({
      booking_revenue: -1450,
      provider: -122,
      provider_fees: 1572,
    }),
  );
  await eventually(async () =>
    expect(await accountsOf(lost.bookingId)).toEqual({ provider: -1572, provider_fees: 1572 }),
  );
});

test('the refund of a cancelled booking waits for the dispute and follows when it is won', async () => {
  const payment = await aDisputedPayment();
  await isIn(payment, 'needs_response');
  const { body } = await payment.browser.post('/api/cancellations', { bookingId: payment.bookingId });
  expect(body).toMatchObject({ booking: { refundStatus: 'disputed', refundedAmount: '14.50' } });
  await isCancelled(payment);
  expect(await refundsOf(payment)).toEqual([{ status: 'requested' }]);
  await decide(payment, 'winning_evidence');
  await isIn(payment, 'won');
  await app.get(ReconcilePayments).execute(0);
  await eventually(async () => expect(await refundsOf(payment)).toEqual([{ status: 'succeeded' }]));
});

test('the refund of a cancelled booking is not sent if the bank has given the money back', async () => {
  const payment = await aDisputedPayment();
  await isIn(payment, 'needs_response');
  await payment.browser.post('/api/cancellations', { bookingId: payment.bookingId });
  await isCancelled(payment);
  await decide(payment, 'losing_evidence');
  await eventually(async () => expect(await refundsOf(payment)).toEqual([{ status: 'void' }]));
  await eventually(() => expectConsistentLedger(app));
});

test('a refund that the provider refuses because of an unreported dispute waits too', async () => {
  const quiet = await startTestApp({ webhooks: false });
  try {
    const payment = await pay(quiet, await anUnpaidBooking(quiet), 'pm_card_createDispute');
    await payment.browser.post('/api/cancellations', { bookingId: payment.bookingId });
    await eventually(async () =>
      expect(
        await quiet.sql(
          `select d.status, r.status as refund, r.attempt from disputes d join refunds r using (booking_id)`,
        ),
      ).toEqual([{ status: 'needs_response', refund: 'submitted', attempt: 1 }]),
    );
  } finally {
    await quiet.close();
  }
});

describe('reports of a dispute in any order, number and delay', () => {
  let quiet: TestApp;
  beforeAll(async () => {
    quiet = await startTestApp({ webhooks: false });
  });
  afterAll(() => quiet.close());

  const entriesOf = (bookingId: string) =>
    quiet.sql<{ txn: string }>(`select txn from ledger_entries where booking_id = $1`, [bookingId]);
  async function aDispute() {
    const payment = await pay(quiet, await anUnpaidBooking(quiet), 'pm_card_createDispute');
    const [dispute] = (await providerOf(quiet).disputes.list({ payment_intent: payment.intentId })).data;
    if (!dispute) throw new Error('no dispute');
    return { ...payment, dispute };
  }

  test('lead to the same books', async () => {
    const { bookingId, dispute } = await aDispute();
    const [gateway, follow] = [quiet.get(PaymentGateway), quiet.get(FollowDispute)];
    const opened = await gateway.retrieveDispute(dispute.id);
    await providerOf(quiet).disputes.update(dispute.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    const won = await gateway.retrieveDispute(dispute.id);
    if (!opened || !won) throw new Error('no dispute');
    await Promise.all([follow.record(won), follow.record(opened), follow.execute(dispute.id)]);
    await follow.record(opened); // an old report that comes last…
    await follow.execute(dispute.id); // …does not stay after the next event
    const txns = new Set((await entriesOf(bookingId)).map(({ txn }) => txn.split(':')[0]));
    expect([...txns].sort()).toEqual(['dispute', 'fee', 'pay']);
    expect(
      await quiet.sql(`select status, withheld_cents from disputes where id = $1`, [dispute.id]),
    ).toEqual([{ status: 'won', withheld_cents: 0 }]);
  });

  test('a dispute that no event reports is found by the comparison, with its later decision', async () => {
    const { dispute } = await aDispute();
    expect(await quiet.get(CompareWithProvider).execute()).toEqual([]);
    const stored = () => quiet.sql(`select status from disputes where id = $1`, [dispute.id]);
    expect(await stored()).toEqual([{ status: 'needs_response' }]);
    await providerOf(quiet).disputes.close(dispute.id);
    expect(await quiet.get(CompareWithProvider).execute()).toEqual([]);
    expect(await stored()).toEqual([{ status: 'lost' }]);
  });

  test('a loss that the bank reverses is entered backwards', async () => {
    const { bookingId, dispute } = await aDispute();
    await providerOf(quiet).disputes.close(dispute.id);
    const follow = quiet.get(FollowDispute);
    await follow.execute(dispute.id);
    const lost = await quiet.get(PaymentGateway).retrieveDispute(dispute.id);
    if (!lost) throw new Error('no dispute');
    const returned = lost.movements.concat({ id: 'txn_back', cents: 1450, feeCents: 0 });
    await follow.record({ ...lost, status: 'won', movements: returned });
    const [sum] = await quiet.sql<{ cents: number }>(
      `select -sum(cents)::int as cents from ledger_entries where booking_id = $1 and account = 'booking_revenue'`,
      [bookingId],
    );
    expect(sum).toEqual({ cents: 1450 });
  });

  test('a dispute of another application is ignored', async () => {
    const stripe = providerOf(quiet);
    const foreign = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      payment_method: 'pm_card_createDispute',
      allowed_payment_method_types: ['card'],
      confirm: true,
    });
    const [dispute]: Stripe.Dispute[] = (await stripe.disputes.list({ payment_intent: foreign.id })).data;
    await quiet.get(FollowDispute).execute(dispute?.id ?? '');
    expect(await quiet.sql(`select 1 from disputes where id = $1`, [dispute?.id])).toEqual([]);
  });
});
