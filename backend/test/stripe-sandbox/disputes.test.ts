import type Stripe from 'stripe';
import { type Bench, paidWith, refusalOf, startBench, stopBench } from './sandbox.js';

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await startBench();
  stripe = bench.stripe;
});
afterAll(() => stopBench(bench));

async function aDispute(card = 'pm_card_createDispute'): Promise<Stripe.Dispute> {
  const { id } = await stripe.paymentIntents.create(paidWith(card));
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
  if (!dispute) throw new Error('no dispute');
  return dispute;
}
const eventsAbout = async (id: string): Promise<string[]> => {
  const { data } = await stripe.events.list({ type: 'charge.dispute.*', limit: 100 });
  return data.filter(({ data: { object } }) => (object as { id: string }).id === id).map(({ type }) => type);
};
const WITHDRAWN = { amount: -1450, fee: 1500, net: -2950, reporting_category: 'dispute' };
const OPENED = ['charge.dispute.funds_withdrawn', 'charge.dispute.created'];

test.each([
  ['pm_card_createDispute', 'fraudulent'],
  ['pm_card_createDisputeProductNotReceived', 'product_not_received'],
])('a charge of the card %s is disputed as %s, and amount and fee are withdrawn', async (card, reason) => {
  const dispute = await aDispute(card);
  expect(dispute).toMatchObject({ amount: 1450, reason, status: 'needs_response' });
  expect(dispute.balance_transactions).toMatchObject([WITHDRAWN]);
  expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created);
  expect(await stripe.charges.retrieve(String(dispute.charge))).toMatchObject({ disputed: true });
  expect(await eventsAbout(dispute.id)).toEqual(OPENED);
});

test('a disputed charge cannot be refunded', async () => {
  const { charge } = await aDispute();
  expect(await refusalOf(stripe.refunds.create({ charge: String(charge) }))).toMatchObject({
    statusCode: 400,
    code: 'charge_disputed',
  });
});

test('a dispute with winning evidence returns the amount but not the fee', async () => {
  const { id, charge } = await aDispute();
  const won = await stripe.disputes.update(id, {
    evidence: { uncategorized_text: 'winning_evidence' },
    submit: true,
  });
  expect(won.status).toBe('won');
  expect(won.balance_transactions).toMatchObject([
    WITHDRAWN,
    { amount: 1450, fee: 0, net: 1450, reporting_category: 'dispute_reversal' },
  ]);
  const ended = ['charge.dispute.closed', 'charge.dispute.funds_reinstated', 'charge.dispute.updated'];
  expect(await eventsAbout(id)).toEqual(ended.concat(OPENED));
  expect((await stripe.refunds.create({ charge: String(charge) })).status).toBe('succeeded');
});

test('an accepted dispute is lost, and cannot be closed again', async () => {
  const { id } = await aDispute();
  expect(await stripe.disputes.close(id)).toMatchObject({
    status: 'lost',
    balance_transactions: [WITHDRAWN],
  });
  expect(await eventsAbout(id)).toEqual(['charge.dispute.closed'].concat(OPENED));
  expect((await refusalOf(stripe.disputes.close(id))).statusCode).toBe(400);
});

test('a part of any captured charge can be disputed later by a call', async () => {
  const intent = await stripe.paymentIntents.create(paidWith('pm_card_visa'));
  const dispute = (await stripe.rawRequest(
    'POST',
    `/v1/charges/${String(intent.latest_charge)}/sandbox_dispute`,
    {
      amount: 500,
    },
  )) as unknown as Stripe.Dispute;
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({
    amount: 500,
    payment_intent: intent.id,
    balance_transactions: [{ amount: -500, fee: 1500 }],
  });
});
