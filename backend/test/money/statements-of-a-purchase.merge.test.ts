import { Browser } from '../support/app/browser.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { type SentStatement, SentStatements } from '../support/database/sent-statements.js';
import { eventually } from '../support/eventually.js';
import {
  type BookingResponse,
  confirm,
  deliver,
  eventAbout,
  intentOf,
  type OfferResponse,
} from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { jobsDone } from '../support/jobs-done.js';

const SANDBOX = 'stripe sandbox';
const QUEUE = 'saque queue';
/** The statements of the queue for a job. It sends others to keep its own house. */
const OF_JOBS = /^(get|complete|fail)_job/;
/** The queue also looks for jobs when there is none. How often depends on time alone. */
const LOOK = /^get_job/;
/** A request that has waited for long shortens the patience of its connection. */
const LIMIT = 'kernel.limit-statements';
/** The id of each request of a purchase begins with it. Its jobs have the same id. */
const PREFIX = 'purchase-';

/** The most that a purchase may cost, without the sandbox: with keys, its work is Stripe's. */
const CEILINGS = {
  'the browser reports the payment before the event': { statements: 44, transactions: 20 },
  'the event arrives before the report': { statements: 48, transactions: 23 },
};
type Order = keyof typeof CEILINGS;

const sent = new SentStatements();
let app: TestApp;
let courtId: string;
let browser: Browser;
beforeAll(async () => {
  sent.start();
  app = await startTestApp({ webhooks: false });
  courtId = await aCourt(app, await aVenue(app), { daySingles: 1450 });
});
beforeEach(async () => {
  browser = new Browser(app.url);
  await browser.send('PUT', '/api/session/profile', { name: 'Ana', email: 'ana@example.com' });
});
afterAll(async () => {
  await app.close();
  sent.stop();
});

/** Names a request of the purchase by its id. */
const step = (name: string) => ({ 'x-request-id': PREFIX + name });

/** Books and pays as the checkout does, and waits for all that follows. */
async function purchase(timeSlot: string, isReportedFirst: boolean): Promise<void> {
  const slot = { courtId, bookingDate: dayFromNow(3), timeSlot, gameType: 'singles' };
  const { body: booking } = await browser.post<BookingResponse>('/api/bookings', slot, step('books'));
  const { body } = await browser.post<OfferResponse>(
    '/api/create-payment-intent',
    { bookingId: booking.id },
    step('opens'),
  );
  const clientSecret = body.clientSecret ?? '';
  const intentId = intentOf(clientSecret);
  await confirm(app, { intentId, clientSecret });
  const event = await eventAbout(app, intentId);
  if (!isReportedFirst) await arrive(event);
  const report = { bookingId: booking.id, stripePaymentIntentId: intentId };
  expect((await browser.post('/api/payments', report, step('reports'))).status).toBe(201);
  if (isReportedFirst) await arrive(event);
  await jobsDone(app);
  const letter = `select outcome from sent_mails where key = $1`;
  expect(await app.sql(letter, [`confirmed:${booking.id}`])).toEqual([{ outcome: 'sent' }]);
}

/** Resolves when the event is processed. */
async function arrive(event: string): Promise<void> {
  expect((await deliver(app, event, { headers: step('event') })).status).toBe(200);
  const unprocessed = `select from provider_events where processed_at is null`;
  await eventually(async () => expect(await app.sql(unprocessed)).toEqual([]));
}

/** The part of a purchase that a statement belongs to, or null if it is not of it. */
function causeOf({ application, request, isInJob, name, rows }: SentStatement): string | null {
  if (application === SANDBOX || name === LIMIT) return null;
  if (application === QUEUE)
    return OF_JOBS.test(name) && (!LOOK.test(name) || (rows ?? 0) > 0) ? 'queue' : null;
  const cause = request?.startsWith(PREFIX) ? request.slice(PREFIX.length) : null;
  return cause !== null && isInJob ? `jobs of "${cause}"` : cause;
}

function listOf(byCause: ReadonlyMap<string, readonly SentStatement[]>): string {
  const lines = [...byCause].flatMap(([cause, statements]) => [
    `${cause}: ${statements.length} statements in ${transactionsOf(statements)} transactions`,
    ...statements.map(({ transaction, name }) => `  ${transaction} ${name}`),
  ]);
  return lines.join('\n');
}

const transactionsOf = (statements: readonly SentStatement[]) =>
  new Set(statements.map(({ transaction }) => transaction)).size;

test.each([
  ['the browser reports the payment before the event', '10:00'],
  ['the event arrives before the report', '12:00'],
] satisfies [Order, string][])('a purchase stays below its ceilings if %s', async (order, timeSlot) => {
  await jobsDone(app);
  sent.take();
  await purchase(timeSlot, order === 'the browser reports the payment before the event');
  const byCause = Map.groupBy(sent.take(), causeOf);
  byCause.delete(null);
  const counted = [...byCause.values()].flat();
  const found = { statements: counted.length, transactions: transactionsOf(counted) };
  const list = `${JSON.stringify(found)}\n${listOf(byCause as Map<string, SentStatement[]>)}`;
  if (process.env['SHOW_STATEMENTS']) console.log(list);
  const { statements, transactions } = CEILINGS[order];
  if (found.statements > statements || found.transactions > transactions) throw new Error(list);
});
