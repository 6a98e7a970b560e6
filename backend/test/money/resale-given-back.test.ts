import { FollowDispute } from '../../src/modules/payments/application/disputes/follow-dispute.js';
import { RefundRefused } from '../../src/modules/payment-provider/application/ports/payment-gateway.js';
import { PaymentGateway } from '../../src/modules/payment-provider/index.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { pay, providerOf, type UnpaidBooking } from '../support/fixtures/payments.js';
import { expectConsistentLedger } from './provider-side.js';
import { FRIDAY, HALF, NOTHING, ResaleScene } from './resale-scene.js';

const clock = new FixedClock(FRIDAY);
let app: TestApp;
let scene: ResaleScene;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  scene = new ResaleScene(app, clock);
  await scene.open();
});
afterEach(() => eventually(() => expectConsistentLedger(app), 10_000));
afterAll(() => app.close());

/** Refunds in the dashboard of the provider: the refund has no metadata of this application. */
const refundOutside = (intentId: string, amount: number) =>
  providerOf(app).refunds.create({ payment_intent: intentId, amount });
const refundsOf = ({ bookingId }: { bookingId: string }) =>
  app.sql<{ reason: string; status: string; cents: number }>(
    `select reason, status, amount_cents as cents from refunds where booking_id = $1 order by 1, 2, 3`,
    [bookingId],
  );

test('a refund of the club before the cancellation is taken off a resale refund once', async () => {
  const first = await scene.paid();
  await refundOutside(first.intentId, 600);
  await eventually(async () => expect((await scene.view(first)).refundedAmount).toBe('6.00'));
  await scene.cancel(first, NOTHING);
  expect(await scene.view(first)).toMatchObject({ resale: { state: 'waiting', keptAmount: '7.05' } });
  await scene.paid();
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([705]);
  await eventually(async () => expect((await scene.view(first)).refundedAmount).toBe('13.05'));
});

/** Decides while the provider refuses refunds, so that a person has to make that of the resale. */
async function decideInVain(first: UnpaidBooking): Promise<void> {
  const refused = jest
    .spyOn(app.get(PaymentGateway), 'refund')
    .mockRejectedValue(new RefundRefused('expired_or_canceled_card'));
  await scene.decide();
  await eventually(async () => expect((await scene.view(first)).refundStatus).toBe('failed'));
  refused.mockRestore();
}

test('a resale refund left to a person is done after the person has made it at the provider', async () => {
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  await eventually(async () => expect((await scene.view(first)).refundStatus).toBe('succeeded'));
  await scene.paid();
  await decideInVain(first);
  await refundOutside(first.intentId, 652);
  await eventually(async () =>
    expect(await refundsOf(first)).toEqual([
      { reason: 'cancelled', status: 'succeeded', cents: 653 },
      { reason: 'outside', status: 'succeeded', cents: 652 },
      { reason: 'resale', status: 'void', cents: 652 },
    ]),
  );
  expect(await scene.view(first)).toMatchObject({ refundStatus: 'succeeded', refundedAmount: '13.05' });
});

test('a part that a person has made at the provider leaves the rest of the resale refund owed', async () => {
  const first = await scene.paid();
  await scene.cancel(first, NOTHING);
  await scene.paid();
  await decideInVain(first);
  await refundOutside(first.intentId, 305);
  await eventually(async () =>
    expect(await refundsOf(first)).toEqual([
      { reason: 'outside', status: 'succeeded', cents: 305 },
      { reason: 'resale', status: 'succeeded', cents: 1000 },
      { reason: 'resale', status: 'void', cents: 1305 },
    ]),
  );
});

describe('while a bank decides about a dispute', () => {
  const DISPUTED = 'pm_card_createDispute';
  const isWithdrawn = ({ bookingId }: { bookingId: string }) =>
    eventually(async () => {
      const disputes = await app.sql<{ id: string }>(
        `select id from disputes where booking_id = $1 and withheld_cents > 0`,
        [bookingId],
      );
      expect(disputes).toHaveLength(1);
      return disputes[0]?.id ?? '';
    });
  const bankDecides = async (disputeId: string, evidence: 'winning_evidence' | 'losing_evidence') => {
    await providerOf(app).disputes.update(disputeId, { evidence: { uncategorized_text: evidence } });
    await app.get(FollowDispute).execute(disputeId);
  };

  test.each([
    ['brings it back once the club keeps it', 'winning_evidence', [652]],
    ['brings nothing back once the payer keeps it', 'losing_evidence', []],
  ] as const)('the money of a later booking %s', async (_, evidence, broughtBack) => {
    const first = await scene.paid();
    await scene.cancel(first, HALF);
    const second = await scene.book();
    await pay(app, second, DISPUTED);
    const disputeId = await isWithdrawn(second);
    await scene.decide();
    await bankDecides(disputeId, evidence);
    await scene.decide('2026-11-24T01:00:00Z');
    expect(await scene.broughtBack(first)).toEqual(broughtBack);
  });

  test("the organiser's payment waits too, and is repaid once the club keeps it", async () => {
    const first = await scene.book();
    await pay(app, first, DISPUTED);
    const disputeId = await isWithdrawn(first);
    await scene.cancel(first, NOTHING);
    await scene.paid();
    await scene.decide();
    await bankDecides(disputeId, 'winning_evidence');
    await scene.decide('2026-11-24T01:00:00Z');
    expect(await scene.broughtBack(first)).toEqual([1305]);
  });

  test('the promise is decided a week later without the withdrawn money', async () => {
    const first = await scene.paid();
    await scene.cancel(first, HALF);
    const second = await scene.book();
    await pay(app, second, DISPUTED);
    const disputeId = await isWithdrawn(second);
    await scene.decide();
    await scene.decide('2026-12-01T00:00:00Z');
    await bankDecides(disputeId, 'winning_evidence');
    await scene.decide('2026-12-02T00:00:00Z');
    expect(await scene.broughtBack(first)).toEqual([]);
  });
});

describe('when the provider reports nothing', () => {
  let quiet: TestApp;
  beforeAll(async () => {
    quiet = await startTestApp({ clock, webhooks: false });
  });
  afterAll(() => quiet.close());

  test('a resale refund that the provider refuses is not owed if a person had already made it', async () => {
    const there = new ResaleScene(quiet, clock);
    await there.open();
    const first = await there.paid();
    await there.cancel(first, HALF);
    await eventually(async () => expect((await there.view(first)).refundStatus).toBe('succeeded'));
    await there.paid();
    await providerOf(quiet).refunds.create({ payment_intent: first.intentId, amount: 652 });
    await there.decide();
    await eventually(async () =>
      expect(await there.view(first)).toMatchObject({ refundStatus: 'succeeded', refundedAmount: '13.05' }),
    );
    expect(await there.broughtBack(first)).toEqual([]);
    await expectConsistentLedger(quiet);
  });
});

test('the club gives back of a later booking at most what it has not brought back', async () => {
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  const second = await scene.paid();
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([652]);
  const admin = await anAdmin(app);
  const giveBack = (refundPercentage: number) =>
    admin.post(`/api/admin/bookings/${second.bookingId}/cancel`, {
      reason: 'Falló la luz',
      refundPercentage,
    });
  expect(await giveBack(100)).toMatchObject({
    status: 409,
    body: { code: 'resale_brought_back', message: expect.stringContaining('hasta $6.53') as string },
  });
  expect(await giveBack(50)).toMatchObject({ status: 200, body: { refundAmount: '6.53' } });
});
