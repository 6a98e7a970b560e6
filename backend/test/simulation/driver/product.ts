import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { BookingId, CourtId, VenueId } from '../../../src/kernel/domain/ids.js';
import { AdminAccounts } from '../../../src/modules/admins/index.js';
import type { Fault } from '../../../stand-ins/stripe-sandbox/index.js';
import { ADMIN, startTestApp, type TestApp } from '../../support/app/app.js';
import { Browser, type TestResponse } from '../../support/app/browser.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres.js';
import { FixedClock } from '../../support/doubles/fixed-clock.js';
import { eventually } from '../../support/eventually.js';
import { giveRole } from '../../support/fixtures/staff.js';
import { aCourt, aVenue } from '../../support/fixtures/venues-and-courts.js';
import { RECEPTION_VENUE } from '../model/staff.js';
import type { Staff, Trouble } from '../operations.js';
import { dayAfter } from '../spec.js';

/** The part of a response that the model predicts. */
export interface Actual {
  status: number;
  code: string | null;
  amount?: string;
  percentage?: number;
}

/** The fields of all responses that the simulation reads. */
export interface Answer {
  id?: string;
  code?: string;
  totalAmount?: string;
  refundAmount?: string;
  refundPercentage?: number;
  shareToken?: string;
  amount?: string;
  clientSecret?: string | null;
  email?: string | null;
  emailVerified?: boolean;
  /** The cash that a sheet expects in the till. */
  expected?: string;
  link?: { places: { leaveWith: string | null }[] };
}

/** The clubs of a story as an owner sets them up. */
export interface Clubs {
  venues: readonly { timeZone: string; rules: object; usesTill: boolean }[];
  courts: readonly { venue: number; price: number }[];
  codes: readonly object[];
}

const ANSWER_MS = 20_000;
const PASSWORD = 'la-clave-de-la-simulacion';
export const TRIES = 12;

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
  /** The person at the reception; after the dismissal, with the browser that stays open. */
  reception: { id: string; username: string; browser: Browser; isHired: boolean } | null = null;
  private readonly players = new Map<number, Browser>();
  private readonly faults: Fault[] = [];
  private app: TestApp | null = null;
  private admin = new Browser('');
  /** When the clock was set, by the clock of this machine. */
  private setAt = Date.now();

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
    this.setAt = Date.now();
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
        now: () => new Date(this.clock.now().getTime() + Date.now() - this.setAt),
        settlementMs: 20,
        retryDelaysMs: [50, 100, 200, 400],
      },
    });
    await this.signIn();
    for (const [player, browser] of this.players) this.players.set(player, browser.at(this.app.url));
    if (this.reception) this.reception.browser = this.reception.browser.at(this.app.url);
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
    const browser = by === 'owner' ? this.admin : await this.atReception();
    const ask = (key: string) => browser.send<Answer>(method, path, body, { 'idempotency-key': key });
    return this.patiently(ask, done);
  }

  /** A new person works at the reception, and nowhere else. */
  async hire(): Promise<void> {
    const username = `recepcion-${randomUUID()}`;
    const venueId = this.venues[RECEPTION_VENUE]?.id ?? ('' as VenueId);
    const set = () => this.running.get<AdminAccounts>(AdminAccounts).set(username, PASSWORD);
    for (let tries = 0; tries < TRIES; tries++)
      if (
        await set().then(
          () => true,
          () => false,
        )
      )
        break;
    const [admin] = await this.running.sql<{ id: string }>(
      'update admins set owns_all = false where username = $1 returning id',
      [username],
    );
    const id = admin?.id ?? '';
    await giveRole(this.running, id, { venueId, role: 'reception' });
    this.reception = { id, username, browser: this.newBrowser(), isHired: true };
  }

  /** Returns the browser at the reception. The one of a removed person stays open. */
  private async atReception(): Promise<Browser> {
    const { reception } = this;
    if (!reception) return this.newBrowser();
    if (!reception.isHired) return reception.browser;
    const { username } = reception;
    const browser = this.newBrowser();
    await this.forgetLimits();
    await this.patiently(() => browser.post<Answer>('/api/admin/login', { username, password: PASSWORD }));
    reception.browser = browser;
    return browser;
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

  /**
   * Repeats a request with the same key while the product or the provider is in trouble. If it is
   * refused then, the first attempt may have done it although its response was lost: the person
   * looks, and `done` returns what is there, or null.
   */
  private async patiently(
    ask: (key: string) => Promise<TestResponse<Answer>>,
    done: () => Promise<Answer | null> = () => Promise.resolve(null),
  ): Promise<TestResponse<Answer>> {
    const key = randomUUID();
    for (let tries = 0; ; tries++) {
      const response = await ask(key).catch((error: unknown) => {
        if (tries === TRIES) throw error;
        return null;
      });
      const isInUse = response?.body.code === 'idempotency_key_in_use';
      if (tries < TRIES && (response === null || response.status === 503 || isInUse)) {
        // A key that an interrupted request has left is free again after ten seconds.
        if (isInUse) this.clock.set(new Date(this.clock.now().getTime() + 11_000));
        await delay(100);
        continue;
      }
      if (response === null) throw new Error('no response');
      const found = tries > 0 && response.status >= 400 ? await done() : null;
      return found === null ? response : { ...response, status: 201, body: found };
    }
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

export function actualOf({ status, body }: TestResponse<Answer>): Actual {
  return { status, code: status < 400 ? null : (body.code ?? null) };
}

/** Waits until a query finds something. */
export const appears = (product: Product, text: string, values: unknown[]): Promise<void> =>
  eventually(async () => expect(await product.running.sql(text, values)).not.toEqual([]), ANSWER_MS);
