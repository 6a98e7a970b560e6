import type Stripe from 'stripe';
import { eventually } from '../support/eventually.js';
import { paidWith, SandboxProcess, startBench, stopBench, type Bench } from './sandbox.js';

const MADE = Date.parse('2026-11-20T20:00:00Z');
const DAY = 86_400_000;

let now = MADE;
let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await startBench({ now: () => new Date(now) });
  stripe = bench.stripe;
  bench.process.sandbox.start();
});
beforeEach(() => {
  now = MADE;
});
afterAll(() => stopBench(bench));

const hold = () =>
  stripe.paymentIntents.create({ ...paidWith('pm_card_visa', 5800), capture_method: 'manual' });

/** Makes another hold that expires, so that the work of that time has certainly been done. */
async function untilAHoldExpires(): Promise<void> {
  now = MADE;
  const { id } = await hold();
  now = MADE + 7 * DAY;
  await eventually(
    async () => expect((await stripe.paymentIntents.retrieve(id)).status).toBe('canceled'),
    10_000,
  );
}

const eventsOf = async (type: string, id: string) => {
  const { data } = await stripe.events.list({ type, limit: 100 });
  return data.filter(({ data: { object } }) => (object as { id: string }).id === id);
};

test('a hold ends by itself after seven days, with the events of the charge and of the intent', async () => {
  const { id, latest_charge: charge } = await hold();
  await untilAHoldExpires();
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(intent).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'automatic',
    amount_capturable: 0,
    amount_received: 0,
    latest_charge: { captured: false, refunded: true, amount_refunded: 5800 },
  });
  expect(await eventsOf('payment_intent.canceled', id)).toHaveLength(1);
  expect(await eventsOf('charge.expired', String(charge))).toHaveLength(1);
});

test('a captured and a canceled hold stay as they are', async () => {
  const captured = await hold();
  await stripe.paymentIntents.capture(captured.id, { amount_to_capture: 1500 });
  const canceled = await hold();
  await stripe.paymentIntents.cancel(canceled.id);
  await untilAHoldExpires();
  expect(await stripe.paymentIntents.retrieve(captured.id)).toMatchObject({
    status: 'succeeded',
    amount_received: 1500,
  });
  expect(await stripe.paymentIntents.retrieve(canceled.id)).toMatchObject({ cancellation_reason: null });
});

test('a hold that was made before the sandbox ended holds gets its end', async () => {
  const { id } = await hold();
  await bench.process.pool.query('delete from stripe_sandbox.settlements where object_id = $1', [id]);
  await bench.process.pool.query(`comment on schema stripe_sandbox is 'an older version'`);
  await (await SandboxProcess.start(bench.database.url)).stop();
  await untilAHoldExpires();
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('canceled');
});
