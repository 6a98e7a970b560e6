import { setTimeout as delay } from 'node:timers/promises';
import type { BookingId, CourtId, VenueId } from '../../../src/kernel/domain/ids.js';
import type { Fault } from '../../../stand-ins/stripe-sandbox/index.js';
import { ADMIN, startTestApp, type TestApp } from '../../support/app/app.js';
import { Browser, type TestResponse } from '../../support/app/browser.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres.js';
import { FixedClock } from '../../support/doubles/fixed-clock.js';
import { eventually } from '../../support/eventually.js';
import { aCourt, aVenue } from '../../support/fixtures/venues-and-courts.js';
import type { Staff, Trouble } from '../operations.js';
import { dayAfter } from '../spec.js';
import { type Answer, patiently } from './patience.js';
import { Reception } from './reception.js';

/** The clubs of a story as an owner sets them up. */
export interface Clubs {
  venues: readonly { timeZone: string; rules: object; usesTill: boolean }[];
  courts: readonly { venue: number; price: number }[];
  codes: readonly object[];
}

const ANSWER_MS = 20_000;

/**
 * The running product with everyone who uses it: players behind few addresses, friends, and the
 * desk. Requests go over HTTP, and are repeated as people repeat them.
 */
export class Product {
  readonly ids: BookingId[] = [];
  readonly blockIds: string[] = [];
  readonly entryIds: string[] = [];
  /** The friends who have paid a place, by booking, in the order in which they paid. */
  readonly friends = new Map<number, Browser[]>();
  readonly courts: { id: CourtId; venue: number }[] = [];
  readonly venues: { id: VenueId; timeZone: string }[] = [];
  readonly reception = new Reception(this);
  private readonly players = new Map<number, Browser>();
  private readonly faults: Fault[] = [];
  private app: TestApp | null = null;
  private admin = new Browser('');
  /** When the clock was set, by the clock of this machine. */
  private setAt = performance.now();

  private constructor(
    private readonly database: TestDatabase,
    private readonly clock: FixedClock,
    private readonly addressOf: (player: number) => number,
  ) {}

  /** Starts a product of its own with these clubs. */
  static async start(
    now: Date,
    { venues, courts, codes }: Clubs,
    addressOf: (player: number) => number,
  ): Promise<Product> {
    const product = new Product(await createTestDatabase(), new FixedClock(now.toISOString()), addressOf);
    await product.startApp();
    for (const { timeZone, rules, usesTill } of venues) {
      const id = await aVenue(product.running, { timeZone, usesTill });
      product.venues.push({ id, timeZone });
      await product.admin.send('PATCH', `/api/admin/venues/${id}/rules`, rules);
    }
    for (const { venue, price } of courts) {
      const [day, night] = [price, price + 200];
      const id = await aCourt(product.running, product.venues[venue]?.id ?? '', {
        number: product.courts.length + 1,
        daySingles: day,
        dayDoubles: day * 2,
        nightSingles: night,
        nightDoubles: night * 2,
      });
      product.courts.push({ id, venue });
    }
    for (const code of codes) await product.admin.post('/api/admin/discount-codes', code);
    return product;
  }

  get now(): Date {
    return this.clock.now();
  }

  get running(): TestApp {
    if (!this.app) throw new Error('the product is not running');
    return this.app;
  }

  /** Begins a step at an instant, with its trouble. Returns what ends the trouble. */
  begin(now: Date, { faults = [], cutAfterMs }: Trouble): () => Promise<void> {
    this.clock.set(now);
    this.setAt = performance.now();
    this.faults.push(...faults.map((kind): Fault => ({ kind })));
    const cut = cutAfterMs === undefined ? null : delay(cutAfterMs).then(() => this.cutConnections());
    return async () => {
      await cut;
      this.faults.length = 0;
    };
  }

  async close(): Promise<void> {
    await this.app?.stop();
    await this.database.drop();
  }

  async restart(): Promise<void> {
    await this.running.stop();
    await this.startApp();
  }

  private async startApp(): Promise<void> {
    this.app = await startTestApp({
      clock: this.clock,
      databaseUrl: this.database.url,
      config: { unpaidHoldsPerAddress: 8, trustedProxies: ['loopback'] },
      sandbox: {
        faults: ({ method, path }) =>
          method === 'POST' && !path.endsWith('/confirm') ? this.faults.shift() : undefined,
        onError: () => undefined,
        // Its own work needs a clock that goes on between two steps.
        now: () => new Date(this.clock.now().getTime() + performance.now() - this.setAt),
        settlementMs: 20,
        retryDelaysMs: [50, 100, 200, 400],
      },
    });
    await this.signIn();
    for (const [player, browser] of this.players) this.players.set(player, browser.at(this.app.url));
    this.reception.moveTo(this.app.url);
    for (const [booking, friends] of this.friends)
      this.friends.set(
        booking,
        friends.map((friend) => friend.at(this.running.url)),
      );
  }

  /** Signs the owner in, whose session ends when the clock jumps. */
  async signIn(): Promise<void> {
    await this.forgetLimits();
    const admin = new Browser(this.running.url);
    await admin.post('/api/admin/login', ADMIN);
    this.admin = admin.impatient();
  }

  /** Limits of guesses are not simulated. */
  async forgetLimits(): Promise<void> {
    await this.running.sql('delete from rate_limits');
  }

  /** Ends every connection of the product to its database, as an operator's restart does. */
  private async cutConnections(): Promise<void> {
    await this.running.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and usename <> current_user`,
    );
  }

  bookingId(booking: number): BookingId {
    return this.ids[booking] ?? ('' as BookingId);
  }

  browserOf(player: number): Browser {
    const browser = this.players.get(player) ?? new Browser(this.running.url, false);
    this.players.set(player, browser);
    return browser;
  }

  /** The next one who comes with this browser is another person. */
  forget(player: number): void {
    this.players.delete(player);
  }

  newBrowser(): Browser {
    return new Browser(this.running.url, false);
  }

  /** Sends a request as its player, again with the same key while the product is in trouble. */
  as(
    player: number,
    path: string,
    body: object | undefined,
    { by = this.browserOf(player), done, method = 'POST' }: How = {},
  ): Promise<TestResponse<Answer>> {
    const headers = { 'x-forwarded-for': `10.0.0.${this.addressOf(player)}` };
    const ask = (key: string) => by.send<Answer>(method, path, body, { ...headers, 'idempotency-key': key });
    return this.patiently(ask, done);
  }

  /** Sends a request of the staff. */
  async atDesk(
    path: string,
    body: object | undefined,
    { by = 'owner', done, method = 'POST' }: AtDesk = {},
  ): Promise<TestResponse<Answer>> {
    const browser = by === 'owner' ? this.admin : await this.reception.browser();
    const ask = (key: string) => browser.send<Answer>(method, path, body, { 'idempotency-key': key });
    return this.patiently(ask, done);
  }

  /** Repeats a request while the product is in trouble; see `patiently`. */
  patiently(
    ask: (key: string) => Promise<TestResponse<Answer>>,
    done?: () => Promise<Answer | null>,
  ): Promise<TestResponse<Answer>> {
    return patiently(this.clock, ask, done);
  }

  /** Looks for what an attempt without a response has left. */
  async found(text: string, values: unknown[]): Promise<Answer | null> {
    return (await this.running.sql<Answer>(text, values))[0] ?? null;
  }

  hourOf(hour: { court: number; days: number; hour: number }): Slot {
    const court = this.courts[hour.court];
    const timeZone = this.venues[court?.venue ?? -1]?.timeZone;
    if (!court || !timeZone) throw new Error('no such court');
    const bookingDate = dayAfter(this.now, hour.days, timeZone);
    return { courtId: court.id, bookingDate, timeSlot: `${String(hour.hour).padStart(2, '0')}:00` };
  }

  /** Waits until no booking is being released, and every freed hour is offered or public. */
  atRest(): Promise<void> {
    return eventually(async () => {
      const busy = await this.running.sql(
        `select id from bookings where status = 'closing'
         union all select id from hour_offers where status = 'kept'`,
      );
      expect(busy).toEqual([]);
    }, ANSWER_MS);
  }
}

interface How {
  by?: Browser;
  /** Returns what an attempt without a response has left, or null. */
  done?: () => Promise<Answer | null>;
  method?: string;
}

interface AtDesk extends Omit<How, 'by'> {
  by?: Staff;
}

export interface Slot {
  courtId: CourtId;
  bookingDate: string;
  timeSlot: string;
}

/** Waits until a query finds something. */
export const appears = (product: Product, text: string, values: unknown[]): Promise<void> =>
  eventually(async () => expect(await product.running.sql(text, values)).not.toEqual([]), ANSWER_MS);
