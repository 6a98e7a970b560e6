import { eventually } from '../support/eventually.js';
import { anOpenPayment, booksOf, confirm, PAID_ONCE, report, UNPAID } from '../support/fixtures/payments.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { whileLocked } from '../support/database/while-locked.js';

const LONG = 120_000;

let database: TestDatabase;
let server: ServerProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => server?.kill());
afterAll(() => database.drop());

test(
  'a server killed between confirmation and recording records the payment after its next start',
  async () => {
    const before = (server = await startServerProcess(database.url));
    const payment = await anOpenPayment(before);
    const lock = `select 1 from bookings where id = '${payment.bookingId}' for update`;
    await whileLocked(database.url, lock, async () => {
      expect((await confirm(before, payment)).body.status).toBe('succeeded');
      await before.kill();
    });
    expect(await booksOf(before, payment.bookingId)).toEqual(UNPAID);

    const after = (server = await startServerProcess(database.url));
    await eventually(async () => expect(await booksOf(after, payment.bookingId)).toEqual(PAID_ONCE), 30_000);
  },
  LONG,
);

test(
  'a server killed during payment reports loses no payment and records none twice',
  async () => {
    const before = (server = await startServerProcess(database.url));
    const payments = await Promise.all(Array.from({ length: 8 }, () => anOpenPayment(before)));
    await Promise.all(payments.map((payment) => confirm(before, payment)));
    const reports = payments.map((payment) => report(payment).catch(() => undefined));
    await Promise.race(reports);
    await before.kill();
    await Promise.all(reports);

    const after = (server = await startServerProcess(database.url));
    for (const { bookingId } of payments)
      await eventually(async () => expect(await booksOf(after, bookingId)).toEqual(PAID_ONCE), 30_000);
  },
  LONG,
);
