import { randomUUID } from 'node:crypto';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { ExpireOverdue } from '../../src/modules/payments/application/deadline/expire-overdue.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { anOpenPayment, booksOf, confirm, report } from '../support/fixtures/payments.js';
import { outcomeOf } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';
import { EXACT, TransferScene } from './transfer-scene.js';

const ROUNDS = Number(process.env['MONEY_ROUNDS'] ?? 8);

let app: TestApp;
let scene: TransferScene;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.sql(`delete from rate_limits`);
  scene = await TransferScene.at(app);
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

const expire = () => app.get<ExpireOverdue>(ExpireOverdue).execute(new AbortController().signal);
const counted = async (bookingId: string) =>
  (await booksOf(app, bookingId)).payments.filter(({ status, excess }) => status === 'succeeded' && !excess);

/** An hour of each round. */
const hourOf = (round: number) => `${String(8 + round).padStart(2, '0')}:00`;

test('a transfer confirmed while its deadline comes is counted and keeps the hour, or nothing is recorded', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { bookingId } = await scene.expected(hourOf(round));
    await scene.comeDue(bookingId);
    const release = round % 2 === 0 ? expire() : app.get<EnforceDeadline>(EnforceDeadline).execute(bookingId);
    const [{ status, body }] = await Promise.all([scene.confirm(bookingId, EXACT), release]);
    await expire();
    await eventually(async () => {
      const { status: ended, paidCents, holdsHour } = await outcomeOf(app, bookingId);
      const isKept = status === 200;
      expect([status, body.code]).toEqual(isKept ? [200, body.code] : [409, 'due_changed']);
      expect([ended, paidCents, holdsHour]).toEqual(isKept ? ['active', 1450, true] : ['expired', 0, false]);
    });
  }
}, 60_000);

test('a transfer that arrives while the provider still holds up the release keeps the hour', async () => {
  const booking = await scene.expected();
  await anOpenPayment(app, booking);
  await scene.comeDue(booking.bookingId);
  await app.sql(
    `update bookings set status = 'closing', close_kind = 'deadline', close_percentage = 100, closed_at = now()
      where id = $1`,
    [booking.bookingId],
  );
  expect((await scene.confirm(booking.bookingId, EXACT)).status).toBe(200);
  await app.get<EnforceDeadline>(EnforceDeadline).execute(booking.bookingId);
  await eventually(async () =>
    expect(await outcomeOf(app, booking.bookingId)).toMatchObject({ status: 'active', paidCents: 1450 }),
  );
});

test.each([
  ['the whole amount', { ...EXACT }],
  ['a part', { amount: '4.00', due: '14.50', difference: 'part' }],
])(
  'two receptionists who confirm %s of one transfer count it once',
  async (_, arrived) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { bookingId } = await scene.expected(hourOf(round));
      const answers = await Promise.all([
        scene.confirm(bookingId, arrived),
        scene.confirm(bookingId, arrived),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('due_changed');
      expect(await counted(bookingId)).toHaveLength(1);
    }
  },
  60_000,
);

test('two receptionists who record the same late money make the club owe it once', async () => {
  const { bookingId } = await scene.expected();
  await scene.confirm(bookingId, EXACT);
  const late = { amount: '14.50', due: '0.00', difference: 'give_back' };
  const answers = await Promise.all([scene.confirm(bookingId, late), scene.confirm(bookingId, late)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('due_changed');
  expect((await scene.list())[0]).toMatchObject({ state: 'paid', excessAmount: '14.50' });
  // Who has seen it can still record that the player paid a third time.
  expect((await scene.confirm(bookingId, { ...late, excess: '14.50' })).status).toBe(200);
});

test('two tabs with one key confirm a transfer once, and both read that it is paid', async () => {
  const { bookingId } = await scene.expected();
  const key = randomUUID();
  const send = () => scene.confirm(bookingId, EXACT, key);
  const answers = await Promise.all([send(), send()]);
  const late = await send();
  expect([...answers, late].filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  expect(late.body).toMatchObject({ paymentStatus: 'completed' });
  expect(await counted(bookingId)).toHaveLength(1);
});

test('a card and a transfer at the same moment never pay a booking twice', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const booking = await scene.expected(hourOf(round));
    const payment = await anOpenPayment(app, booking);
    const [{ status, body }] = await Promise.all([
      scene.confirm(booking.bookingId, EXACT),
      confirm(app, payment).then(() => report(payment)),
    ]);
    expect(status === 200 || ['due_changed', 'share_being_paid'].includes(body.code ?? '')).toBe(true);
    await eventually(async () => {
      expect((await booksOf(app, booking.bookingId)).paidCents).toBe(1450);
      expect(await counted(booking.bookingId)).toHaveLength(1);
    });
  }
}, 60_000);
