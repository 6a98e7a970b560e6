import { Events } from '../../src/kernel/application/events.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { ReconcilePayments } from '../../src/modules/payments/application/repairs/reconcile-payments.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anOpenPayment, confirm, intentOf } from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, payPlace, share } from '../support/fixtures/sharing.js';

let refundsAreLost = false;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    config: { databaseUrl: null }, // keeps the letters
    webhooks: false, // so that a payment is recorded only after the cancellation
    sandbox: {
      faults: ({ method, path }) =>
        refundsAreLost && method === 'POST' && path.endsWith('/refunds')
          ? { kind: 'drop_before_work' }
          : undefined,
      onError: () => undefined,
    },
  });
});
afterEach(() => {
  refundsAreLost = false;
});
afterAll(() => app.close());

const excessOf = async (browser: Browser) => (await browser.get<object[]>('/api/payments/excess')).body;

async function lettersTo(address: string, occasion = 'excess') {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('letters are not stored');
  return (await sender.all()).filter(({ to, key }) => to === address && key.startsWith(occasion));
}

const leaveAddress = (browser: Browser, email: string) =>
  browser.send('PUT', '/api/session/email', { email });

test('a friend who paid too late alone sees the charge and its way back', async () => {
  const booking = await aDoublesBooking(app, 2900);
  await leaveAddress(booking.browser, 'ana@example.org');
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  const { body } = await askForPlace(friend, booking.bookingId, shareToken);
  await leaveAddress(friend, 'eva@example.org');
  const clientSecret = body.clientSecret ?? '';
  await confirm(app, { intentId: intentOf(clientSecret), clientSecret });

  refundsAreLost = true;
  await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  const seen = {
    bookingId: booking.bookingId,
    amount: '7.25',
    venueName: 'Club de Prueba',
    timeSlot: '10:00',
  };
  await eventually(async () =>
    expect(await excessOf(friend)).toEqual([expect.objectContaining({ ...seen, refundStatus: 'sent' })]),
  );
  const setStatus = (status: string) =>
    app.sql(
      `update refunds set status = $2, settled_at = case when $2 = 'manual' then now() end
              where booking_id = $1`,
      [booking.bookingId, status],
    );
  await setStatus('manual');
  expect(await excessOf(friend)).toMatchObject([{ refundStatus: 'failed' }]);
  await setStatus('requested');
  expect(await excessOf(friend)).toMatchObject([{ refundStatus: 'requested' }]);

  refundsAreLost = false;
  await app.get(ReconcilePayments).execute(0);
  await eventually(async () =>
    expect(await excessOf(friend)).toMatchObject([{ ...seen, refundStatus: 'succeeded' }]),
  );
  for (const other of [booking.browser, new Browser(app.url)]) expect(await excessOf(other)).toEqual([]);

  await eventually(async () => {
    const [letter, ...others] = await lettersTo('eva@example.org');
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Te devolvemos $7.25: tu pago no entró en la reserva');
    expect(letter?.text).toContain('Te devolvemos los $7.25 completos a la misma tarjeta');
    expect(letter?.text).not.toContain('/checkout/');
  });
  expect(await lettersTo('ana@example.org')).toEqual([]);
});

test('the letter about a refund that failed goes to the friend who paid', async () => {
  const booking = await aDoublesBooking(app);
  const { bookingId, browser } = booking;
  await leaveAddress(browser, 'noa@example.org');
  const friend = new Browser(app.url);
  await leaveAddress(friend, 'sol@example.org');
  await payPlace(app, bookingId, (await share(booking)).shareToken, friend);
  refundsAreLost = true; // Its arrival would be a letter too, and a fourth on one day is not sent.
  await browser.post('/api/cancellations', { bookingId });
  const refund = await eventually(async () => {
    const [row] = await app.sql<{ id: string }>(`select id from refunds where booking_id = $1`, [bookingId]);
    if (!row) throw new Error('no refund yet');
    return row;
  });
  const payload = { refundId: refund.id, bookingId };
  const publish = () => app.get(Events).publish({ name: 'refund.manual', payload });
  await app.get(UnitOfWork).run(publish);
  await eventually(async () => expect(await lettersTo('sol@example.org', 'refund_failed')).toHaveLength(1));
  expect(await lettersTo('noa@example.org', 'refund_failed')).toEqual([]);
});

test('an organiser who paid a cancelled booking gets a letter and sees what goes back', async () => {
  const payment = await anOpenPayment(app);
  await leaveAddress(payment.browser, 'luis@example.org');
  await confirm(app, payment);
  await payment.browser.post('/api/cancellations', { bookingId: payment.bookingId });
  await eventually(async () => {
    expect(await excessOf(payment.browser)).toMatchObject([{ amount: '14.50', refundStatus: 'succeeded' }]);
    expect(await lettersTo('luis@example.org')).toHaveLength(1);
  });
});
