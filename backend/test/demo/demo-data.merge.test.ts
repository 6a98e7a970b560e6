import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoData } from '../../demo/load-demo-data.js';
import { PaymentGateway } from '../../src/modules/payment-provider/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

/** Hundreds of calls to the sandbox take a while on a busy machine. */
jest.setTimeout(120_000);

/** A Friday afternoon in Guayaquil. */
const NOW = '2026-11-20T20:00:00Z';

/** Bookings that wait for a transfer have no payment. */
const EXPECTED_TRANSFERS = 2;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saque-demo-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const start = (options: Parameters<typeof startTestApp>[0] = {}) =>
  startTestApp({
    webhooks: false,
    clock: new FixedClock(NOW),
    ...options,
    config: { dataDir, ...options.config },
  });

interface Counts {
  venues: number;
  courts: number;
  bookings: number;
  payments: number;
  entries: number;
  reviews: number;
  intents: number;
}

interface Hit {
  venue: { id: string; name: string; location: string };
  distanceMeters?: number;
}

const countsOf = async ({ sql }: TestApp) => {
  const [counts] = await sql<Counts>(`select
    (select count(*) from venues)::int as venues, (select count(*) from courts)::int as courts,
    (select count(*) from bookings)::int as bookings, (select count(*) from payments)::int as payments,
    (select count(*) from ledger_entries)::int as entries, (select count(*) from reviews)::int as reviews,
    (select count(*) from stripe_sandbox.objects where kind = 'payment_intent')::int as intents`);
  return counts;
};

describe('an empty installation after an interrupted load and two simultaneous loads', () => {
  let app: TestApp;
  let interrupted: Counts | undefined;
  let loads: boolean[];
  const lines: string[] = [];

  beforeAll(async () => {
    app = await start();
    const gateway = app.get(PaymentGateway);
    const createIntent = gateway.createIntent.bind(gateway);
    let left = 40;
    gateway.createIntent = (order) =>
      left-- > 0 ? createIntent(order) : Promise.reject(new Error('the power is gone'));
    await expect(loadDemoData(app)).rejects.toThrow('the power is gone');
    interrupted = await countsOf(app);
    gateway.createIntent = createIntent;
    // The provider also forgets idempotency keys, after a day.
    await app.sql('delete from stripe_sandbox.idempotency_keys');
    loads = await Promise.all([1, 2].map(() => loadDemoData(app, { log: (line) => lines.push(line) })));
  });
  afterAll(() => app.close());

  it('shows nothing while the load is incomplete', () => {
    expect(interrupted).toMatchObject({ venues: 0, courts: 0, bookings: 0, payments: 0, entries: 0 });
    expect(interrupted?.intents).toBeGreaterThan(0);
  });

  it('is loaded by only one of the two loads', () => {
    expect([...loads].sort()).toEqual([false, true]);
  });

  it('gets four venues in two time zones, one of them without a rating', async () => {
    const { body } = await new Browser(app.url).get<Record<string, unknown>[]>('/api/venues');
    expect(body.map(({ name, timeZone }) => [name, timeZone])).toEqual([
      ['Tenis del Valle', 'America/Guayaquil'],
      ['Raquetas del Estero', 'America/Guayaquil'],
      ['Tres Cúpulas Tenis Club', 'America/Guayaquil'],
      ['Tortuga Bay Tenis', 'Pacific/Galapagos'],
    ]);
    expect(body.map(({ rating }) => rating === null)).toEqual([false, false, false, true]);
    expect(body.map(({ minPrice }) => minPrice)).toEqual(['12.25', '12.50', '10.75', '17.50']);
  });

  it('gets a log line before the work starts', () => {
    expect(lines).toEqual([
      expect.stringMatching(/^Loading 4 demo venues and making \d{3} bookings for them/),
    ]);
  });

  it('shows where each venue is, and how far it is from a player in Quito', async () => {
    const near = '/api/search?date=2026-11-21&near=-0.18,-78.48';
    const { body } = await new Browser(app.url).get<{ items: Hit[] }>(near);
    expect(body.items.map(({ venue, distanceMeters }) => [venue.name, distanceMeters])).toEqual([
      ['Tenis del Valle', expect.closeTo(5_900, -3)],
      ['Raquetas del Estero', expect.closeTo(272_000, -4)],
      ['Tres Cúpulas Tenis Club', expect.closeTo(309_000, -4)],
      ['Tortuga Bay Tenis', expect.closeTo(1_317_000, -4)],
    ]);
    for (const { venue } of body.items) {
      const shown = await new Browser(app.url).get<{ address: string }>(`/api/venues/${venue.id}`);
      expect(shown.body.address.endsWith(venue.location)).toBe(true);
    }
  });

  it('has one venue with photos, which are served', async () => {
    const [shown] = await app.sql<{ id: string }>(`select id from venues where further_photos <> '[]'`);
    const { body } = await new Browser(app.url).get<{ photos: { imageUrl: string }[] }>(
      `/api/venues/${shown?.id}`,
    );
    expect(body).toMatchObject({
      name: 'Raquetas del Estero',
      amenities: expect.arrayContaining(['showers']),
    });
    expect(body.photos).toHaveLength(4);
    for (const { imageUrl } of body.photos)
      expect([imageUrl, (await fetch(app.url + imageUrl)).status]).toEqual([imageUrl, 200]);
  });

  it('serves a stored image of every venue and court', async () => {
    const pictures = await app.sql<{ url: string }>(
      `select image_url as url from venues union all select image_url from courts`,
    );
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
    for (const { url } of pictures) {
      const response = await fetch(app.url + url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const thumbnail = await fetch(app.url + url.replace('-960.webp', '-320.avif'));
      expect(thumbnail.headers.get('content-type')).toBe('image/avif');
      expect((await thumbnail.arrayBuffer()).byteLength).toBeLessThanOrEqual(10_000);
    }
  });

  it('has booked and free hours today in every venue', async () => {
    const days = await app.sql<{ taken: number; halfHours: number }>(`
      select count(s.*)::int as taken, count(distinct c.id)::int * 32 as "halfHours"
        from venues v join courts c on c.venue_id = v.id
        left join half_hour_claims s on s.court_id = c.id
         and s.slot_date = (timestamptz '${NOW}' at time zone v.time_zone)::date group by v.id`);
    expect(days).toHaveLength(4);
    for (const { taken, halfHours } of days) {
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThan(halfHours);
    }
  });

  it('has past and future bookings, each with its own half hours and the price of its court', async () => {
    const wrong = await app.sql(`
      select b.id from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id
       where b.starts_at <> (b.slot_date + b.start_minute * interval '1 minute') at time zone v.time_zone
          or b.duration_minutes <> (select count(*) * 30 from half_hour_claims h where h.booking_id = b.id)
          or c.status <> 'available' or c.venue_id <> b.venue_id or b.created_at >= b.starts_at
          or b.created_at > timestamptz '${NOW}'
          or v.rules = '{}' and b.total_cents <> case b.tariff || b.game_type
               when 'daysingles' then c.day_singles_cents when 'daydoubles' then c.day_doubles_cents
               when 'nightsingles' then c.night_singles_cents else c.night_doubles_cents end`);
    expect(wrong).toEqual([]);
    const [spread] = await app.sql<{ past: number; coming: number }>(`
      select count(*) filter (where starts_at < timestamptz '${NOW}')::int as past,
             count(*) filter (where starts_at > timestamptz '${NOW}')::int as coming from bookings`);
    expect(spread?.past).toBeGreaterThan(200);
    expect(spread?.coming).toBeGreaterThan(50);
  });

  it('shows what clubs can change: 90 minutes with a siesta, closed Mondays, dearer weekends', async () => {
    const plays = await app.sql<{ name: string; lengths: number[]; mondays: number; noons: number }>(`
      select v.name, array_agg(distinct duration_minutes::int) as lengths,
             (count(*) filter (where extract(isodow from slot_date) = 1))::int as mondays,
             (count(*) filter (where start_minute between 720 and 930))::int as noons
        from bookings b join venues v on v.id = b.venue_id group by v.name`);
    const of = (name: string) => plays.find((each) => each.name === name);
    expect(of('Tortuga Bay Tenis')).toMatchObject({ lengths: [60, 90], noons: 0 });
    expect(of('Tres Cúpulas Tenis Club')).toMatchObject({ lengths: [60], mondays: 0 });
    const weekend = await app.sql<{ cents: number }>(`
      select distinct total_cents as cents from bookings b join venues v on v.id = b.venue_id
       where v.name = 'Raquetas del Estero' and extract(isodow from slot_date) > 5
         and start_minute between 480 and 660 order by 1`);
    expect(weekend).toEqual([{ cents: 1795 }, { cents: 3590 }]);
  });

  it('names who plays each booking, and no one plays on two courts at once', async () => {
    const nameless = await app.sql(`
      select b.id from bookings b left join players p on p.id = b.player_id
       where p.name is null or p.email_verified_at is not null or p.email not like '%@example.org'`);
    expect(nameless).toEqual([]);
    const twice = await app.sql(
      `select player_id from bookings group by player_id, starts_at having count(*) > 1`,
    );
    expect(twice).toEqual([]);
    const [players] = await app.sql<{ names: number; phones: number; emails: number }>(`
      select count(distinct name)::int as names, count(phone)::int as phones, count(email)::int as emails
        from players where id in (select player_id from bookings)`);
    expect(players?.names).toBe(20);
    expect([players?.phones, players?.emails]).toEqual([16, 6]);
  });

  it('has the same amounts in bookings, payments, ledger and provider for each booking', async () => {
    const wrong = await app.sql(`
      select b.id from bookings b
        left join payments p on p.booking_id = b.id
        left join ledger_entries l on l.txn = 'pay:' || p.intent_id and l.account = 'provider'
        left join ledger_entries r on r.txn = l.txn and r.account = 'booking_revenue'
        left join stripe_sandbox.objects o on o.id = p.intent_id
       where b.transfer is null and (p.status, b.paid_cents, p.amount_cents, l.cents, -r.cents, (o.body->>'amount_received')::int)
         is distinct from ('succeeded', b.total_cents, b.total_cents, b.total_cents, b.total_cents, b.total_cents)`);
    expect(wrong).toEqual([]);
    const counts = await countsOf(app);
    const { bookings } = counts ?? {};
    const paid = (bookings ?? 0) - EXPECTED_TRANSFERS;
    expect(counts).toMatchObject({ payments: paid, intents: paid, entries: 4 * paid });
    const [balance] = await app.sql<{ atProvider: number; inBooks: number }>(`
      select (select sum((body->>'net')::int) from stripe_sandbox.objects
               where kind = 'balance_transaction')::int as "atProvider",
             (select sum(cents) from ledger_entries where account = 'provider')::int as "inBooks"`);
    expect(balance?.atProvider).toBe(balance?.inBooks);
  });

  it('expects two transfers at the venue that takes them', async () => {
    const expected = await app.sql<{ waits: boolean }>(`
      select payment_due_at = timestamptz '${NOW}' + interval '12 hours' and paid_cents = 0 as waits
        from bookings b join venues v on v.id = b.venue_id and v.rules ? 'transfer' where transfer is not null`);
    expect(expected).toEqual(Array.from({ length: EXPECTED_TRANSFERS }, () => ({ waits: true })));
  });

  it('has reviews of played hours only, most of them good', async () => {
    const [reviews] = await app.sql<{ early: number; average: number }>(`
      select count(*) filter (where r.created_at < b.starts_at + b.duration_minutes * interval '1 minute'
                                 or r.created_at > timestamptz '${NOW}')::int as early,
             avg(stars)::float8 as average from reviews r join bookings b on b.id = r.booking_id`);
    expect(reviews?.early).toBe(0);
    expect(reviews?.average).toBeGreaterThan(3.8);
    expect(reviews?.average).toBeLessThan(5);
    const [told] = await app.sql<{ texts: number; replies: number; wrong: number }>(`
      select count(text)::int as texts, count(reply)::int as replies,
             count(*) filter (where replied_at > timestamptz '${NOW}' or replied_at < created_at)::int as wrong
        from reviews`);
    expect(told?.wrong).toBe(0);
    expect([told?.texts, told?.replies]).not.toContain(0);
  });

  it('has members at one venue, who see their price when they are signed in', async () => {
    const { browser } = await asAccount(app, undefined, 'camila.andrade@example.org');
    const { body: own } = await browser.get<{ venueId: string }[]>('/api/session/categories');
    expect(own).toMatchObject([{ name: 'Socio' }]);
    const day = `/api/venues/${own[0]?.venueId}/day?date=2026-12-15`;
    const [member, everyone] = [await browser.get(day), await new Browser(app.url).get(day)];
    expect(JSON.stringify(member.body)).toContain('"publicPrice":{"category":"Socio"');
    expect(JSON.stringify(everyone.body)).not.toContain('Socio');
    const held = `select count(category_id)::int as members, count(category_until)::int as ending from customers`;
    expect(await app.sql(held)).toEqual([{ members: 6, ending: 3 }]);
  });

  it('is not changed by the next start', async () => {
    const before = await countsOf(app);
    expect(await loadDemoData(app)).toBe(false);
    expect(await countsOf(app)).toEqual(before);
  });
});

test('the demo data does not change an installation that has a venue', async () => {
  const app = await start();
  await aVenue(app);
  expect(await loadDemoData(app)).toBe(false);
  expect(await countsOf(app)).toMatchObject({ venues: 1, courts: 0, bookings: 0, intents: 0 });
  await app.close();
});

test('the demo data beside real Stripe keys has venues, courts and images, but no bookings', async () => {
  const stripe = {
    sandbox: false,
    secretKey: 'sk_test_0123456789abcdef',
    publishableKey: 'pk_test_0123456789abcdef',
    webhookSecret: 'whsec_0123456789abcdef',
  };
  const app = await start({ config: { stripe } });
  expect(await loadDemoData(app)).toBe(true);
  expect(await countsOf(app)).toMatchObject({ venues: 4, courts: 18, bookings: 0, payments: 0, reviews: 0 });
  expect(await app.sql('select 1 from players')).toEqual([]);
  await app.close();
});
