import { CompareWithProvider } from '../../src/modules/reconciliation/index.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anOpenPayment, anUnpaidBooking, confirm, pay, report } from '../support/fixtures/payments.js';

interface Finding {
  id: string;
  kind: string;
  reference: string;
  ours: string | null;
  theirs: string | null;
  refund: string | null;
  resolvedBy: string | null;
  note: string | null;
  booking: { id: string } | null;
}
interface Statement {
  balance: string;
  earned: string;
  owed: string;
  fees: string;
  disputed: string;
  total: number;
  entries: { kind: string; amount: string; balance: string; concept: string | null }[];
}

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const statementOf = async (reference: string) =>
  (await admin.get<Statement>(`/api/admin/ledger/bookings/${reference}`)).body;
const findings = async (state = 'open') =>
  (await admin.get<{ entries: Finding[]; total: number }>(`/api/admin/ledger/findings?state=${state}`)).body;
const summary = async () => (await admin.get<Record<string, unknown>>('/api/admin/ledger')).body;
const changeAmount = (intentId: string, amount: number) =>
  app.sql(`update stripe_sandbox.objects set body = body || $2::jsonb where id = $1`, [
    intentId,
    JSON.stringify({ amount }),
  ]);
const auditActions = () => app.sql<{ action: string }>(`select action from audit_log order by at`);

test('the ledger says so before the first comparison, and afterwards shows what was compared', async () => {
  expect(await summary()).toMatchObject({ comparison: null, openFindings: 0 });
  const { bookingId } = await pay(app, await anUnpaidBooking(app));
  await eventually(async () => expect((await statementOf(bookingId)).fees).toBe('0.72'));
  await app.get(CompareWithProvider).execute();
  expect(await summary()).toMatchObject({
    comparison: { movements: 2, ours: '13.78', theirs: '13.78', difference: '0.00' },
    fees: { charges: '0.72', chargeCount: 1, unknownCount: 0, disputes: '0.00' },
    disputes: { open: 0, withheld: '0.00' },
  });
});

test('every transaction of a booking leads to its balance', async () => {
  const payment = await pay(app, await anUnpaidBooking(app), 'pm_card_createDispute');
  await eventually(async () => expect((await statementOf(payment.bookingId)).total).toBe(3));
  const { entries, ...sums } = await statementOf(payment.bookingId);
  expect(sums).toMatchObject({
    balance: '-15.72',
    earned: '14.50',
    owed: '0.00',
    fees: '15.72',
    disputed: '14.50',
  });
  const expected = [
    { kind: 'payment', amount: '14.50', concept: 'full' },
    { kind: 'fee', amount: '-0.72' },
    { kind: 'dispute_withdrawn', amount: '-29.50' },
  ];
  for (const entry of expected) expect(entries).toContainEqual(expect.objectContaining(entry));
  expect(entries.at(-1)?.balance).toBe(sums.balance);
  const [dispute] = await app.sql<{ id: string }>(`select id from disputes where booking_id = $1`, [
    payment.bookingId,
  ]);
  for (const reference of [payment.intentId, dispute?.id ?? '', payment.bookingId.toUpperCase()])
    expect((await statementOf(reference)).balance).toBe('-15.72');
  expect((await summary())['disputes']).toEqual({ open: 1, withheld: '14.50' });
});

test('a booking without money has an empty statement, and an unknown reference is not found', async () => {
  const { bookingId } = await anUnpaidBooking(app);
  expect(await statementOf(bookingId)).toMatchObject({ entries: [], total: 0, balance: '0.00' });
  for (const reference of ['pi_unknown', '00000000-0000-4000-8000-000000000000', "'"])
    expect((await admin.get(`/api/admin/ledger/bookings/${encodeURIComponent(reference)}`)).status).toBe(404);
});

test('an admin gives the money of a contradicting payment back, and the finding resolves itself', async () => {
  const payment = await anOpenPayment(app);
  await changeAmount(payment.intentId, 900);
  await confirm(app, payment);
  await report(payment);
  const ofPayment = ({ reference }: Finding) => reference === payment.intentId;
  const finding = (await findings()).entries.find(ofPayment);
  expect(finding).toMatchObject({
    kind: 'contradiction',
    ours: '14.50',
    theirs: '9.00',
    refund: 'none',
    booking: { id: payment.bookingId },
  });
  for (let time = 1; time <= 2; time++) {
    const { status } = await admin.send('PUT', `/api/admin/ledger/findings/${finding?.id}/refund`);
    expect(status).toBe(204);
  }
  await eventually(async () =>
    expect((await findings('resolved')).entries.find(ofPayment)).toMatchObject({ refund: 'succeeded' }),
  );
  expect(await statementOf(payment.bookingId)).toMatchObject({ earned: '0.00', owed: '0.00' });
  expect((await auditActions()).filter(({ action }) => action === 'payment.returned')).toHaveLength(1);
});

test('a finding that an admin resolves with a note stays resolved in later comparisons', async () => {
  const { intentId } = await pay(app, await anUnpaidBooking(app));
  await app.sql(
    `update stripe_sandbox.objects set body = body || '{"amount_received": 1400}' where id = $1`,
    [intentId],
  );
  await app.get(CompareWithProvider).execute();
  expect(await summary()).toMatchObject({ comparison: { difference: '0.50' } });
  const finding = (await findings()).entries.find(({ reference }) => reference === intentId);
  const resolution = `/api/admin/ledger/findings/${finding?.id}/resolution`;
  expect((await admin.send('PUT', resolution, { note: '  ' })).status).toBe(400);
  expect((await admin.send('PUT', resolution, { note: ' Visto con Stripe ' })).status).toBe(204);
  expect((await admin.send('PUT', resolution, { note: 'Otra vez' })).status).toBe(404);
  await app.get(CompareWithProvider).execute();
  expect((await findings()).entries.map(({ reference }) => reference)).not.toContain(intentId);
  expect((await findings('resolved')).entries[0]).toMatchObject({
    reference: intentId,
    resolvedBy: expect.any(String),
    note: 'Visto con Stripe',
  });
  expect((await auditActions()).at(-1)).toEqual({ action: 'finding.resolved' });
  await app.sql(
    `update stripe_sandbox.objects set body = body || '{"amount_received": 1450}' where id = $1`,
    [intentId],
  );
});

test('a finding about anything but a contradicting payment has nothing to give back', async () => {
  const [finding] = await app.sql<{ id: string }>(
    `insert into reconciliation_findings (kind, provider_id, our_cents, found_at)
     values ('refund', 're_invented', 100, now()) returning id`,
  );
  const refund = (id: string | undefined) => admin.send('PUT', `/api/admin/ledger/findings/${id}/refund`);
  expect((await refund(finding?.id)).status).toBe(409);
  for (const id of ['999999', '0', 'x', '99999999999999999999']) expect((await refund(id)).status).toBe(404);
});
