import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { LOCK_WAITS } from '../support/database/lock-waits.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { confirm, createIntent, intentOf, report } from '../support/fixtures/payments.js';
import { giveBack, sellHour, type SoldResponse } from '../support/fixtures/receipts.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { repeatWhileBusy } from '../support/repeat-while-busy.js';

const VENUES = 3;
const HOURS = ['07', '08', '09', '10', '11', '12', '13', '14', '15'].map((hour) => `${hour}:00`);

let app: TestApp;
let admin: Browser;
let places: { venueId: VenueId; courtIds: string[] }[];

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  places = await Promise.all(
    Array.from({ length: VENUES }, async () => {
      const venueId = await aVenue(app, { usesTill: true });
      const [till] = await app.sql<{ id: string }>('select id from tills where venue_id = $1', [venueId]);
      await admin.post(`/api/admin/tills/${till?.id ?? ''}/open`, { counted: '500.00' });
      return { venueId, courtIds: [await aCourt(app, venueId), await aCourt(app, venueId, { number: 2 })] };
    }),
  );
});
afterAll(() => app.close());

/** The numbers of a venue, `C` before those of credit notes. */
async function numbersOf(venueId: VenueId): Promise<string[]> {
  const rows = await app.sql<{ number: string }>(
    `select case kind when 'refund' then 'C' else '' end || number as number from receipts
      where venue_id = $1 order by kind, receipts.number`,
    [venueId],
  );
  return rows.map(({ number }) => number);
}

const upTo = (last: number, prefix = ''): string[] =>
  Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`);

test('54 receipts at once are numbered without a gap, each venue for itself', async () => {
  const sales = HOURS.flatMap((timeSlot) =>
    [0, 1].flatMap((court) =>
      places.map(({ courtIds }, place) =>
        sellHour(admin, courtIds[court] ?? '', {
          timeSlot,
          payment: { kind: place === 0 ? 'cash' : 'terminal' },
        }),
      ),
    ),
  );
  const receipts = (await Promise.all(sales)).map(({ body }) => body.receipt);
  expect(new Set(receipts).size).toBe(54);
  expect(receipts).not.toContain(null);
  for (const { venueId } of places) expect(await numbersOf(venueId)).toEqual(upTo(18));
});

test('three payments that meet at the series of their venue get three numbers', async () => {
  const [place] = places;
  const held = `select from receipt_series where venue_id = '${place?.venueId}' for update`;
  await whileLocked(app.databaseUrl, held, async (commit) => {
    const sales = HOURS.slice(0, 3).map((timeSlot) =>
      repeatWhileBusy(() => sellHour(admin.impatient(), place?.courtIds[0] ?? '', { timeSlot })),
    );
    const waits = `${LOCK_WAITS} and query = 'commit'`; // that is when a number is drawn
    await eventually(async () => expect(await app.sql(waits)).toHaveLength(3));
    await commit();
    expect((await Promise.all(sales)).map(({ status }) => status)).toEqual([201, 201, 201]);
  });
  expect(await numbersOf(place?.venueId as VenueId)).toEqual(upTo(3));
});

test('refunds beside payments of the same venue take numbers of their own without a deadlock', async () => {
  const [place] = places;
  const courtId = place?.courtIds[0] ?? '';
  const sold: SoldResponse[] = [];
  for (const timeSlot of HOURS)
    sold.push((await sellHour(admin, courtId, { timeSlot, payment: { kind: 'cash' } })).body);
  const responses = await Promise.all([
    ...sold.map(({ id }) => giveBack(admin, id)),
    ...HOURS.map((timeSlot) =>
      sellHour(admin, place?.courtIds[1] ?? '', { timeSlot, payment: { kind: 'cash' } }),
    ),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([...HOURS.map(() => 200), ...HOURS.map(() => 201)]);
  expect(await numbersOf(place?.venueId as VenueId)).toEqual([...upTo(18), ...upTo(9, 'C')]);
});

test('the same key from two tabs sells once, and both tabs get the same receipt', async () => {
  const key = randomUUID();
  const sell = async () => {
    for (;;) {
      const { body } = await sellHour(admin, places[0]?.courtIds[0] ?? '', { key });
      if (body.code !== 'idempotency_key_in_use') return body.receipt;
    }
  };
  const receipts = await Promise.all([sell(), sell(), sell()]);
  expect(new Set(receipts).size).toBe(1);
  expect(await numbersOf(places[0]?.venueId as VenueId)).toEqual(['1']);
});

test('a payment that is reported several times at once has one receipt', async () => {
  const [place] = places;
  const browser = new Browser(app.url);
  const slot = { bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
  const { body } = await browser.post<SoldResponse>('/api/bookings', {
    ...slot,
    courtId: place?.courtIds[0],
  });
  const unpaid = { browser, bookingId: body.id };
  const clientSecret = (await createIntent(unpaid)).body.clientSecret ?? '';
  const payment = { ...unpaid, clientSecret, intentId: intentOf(clientSecret) };
  await confirm(app, payment);
  await Promise.all([
    report(payment),
    report(payment),
    admin.post(`/api/admin/bookings/${body.id}/cancel`, { reason: 'Lluvia' }),
    report(payment),
  ]);
  const documents = await numbersOf(place?.venueId as VenueId);
  expect(documents.filter((number) => number === '1')).toHaveLength(1);
  expect(documents).not.toContain('2');
});
