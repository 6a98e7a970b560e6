import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { BookingId, CourtId } from '../../src/kernel/domain/ids.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { ExpireOverdue } from '../../src/modules/payments/application/deadline/expire-overdue.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { confirm, intentOf, providerOf } from '../support/fixtures/payments.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import type { Operation, Step } from './operations.js';
import { dayAfter } from './spec.js';

/** The part of a response that the model predicts. */
export interface Actual {
  status: number;
  code: string | null;
  amount?: string;
  percentage?: number;
}

interface Answer {
  id?: string;
  code?: string;
  totalAmount?: string;
  refundAmount?: string;
  refundPercentage?: number;
  shareToken?: string;
  amount?: string;
  clientSecret?: string | null;
}

export interface Place {
  timeZone: string;
  price: number;
}

const ANSWER_MS = 20_000;
const TRIES = 12;

/** Does operations to the product, as browsers, the desk and the clock do. */
export class Driver {
  private readonly ids: BookingId[] = [];
  private readonly tokens = new Map<number, string>();
  private readonly players = new Map<number, Browser>();
  private readonly faults: Fault[] = [];
  private app: TestApp | null = null;
  private admin = new Browser('');
  /** When the clock was set, by the clock of this machine. */
  private setAt = Date.now();
  private constructor(
    private readonly database: TestDatabase,
    private readonly clock: FixedClock,
    private readonly courts: (Place & { id: CourtId })[],
    readonly addressOf: (player: number) => number,
  ) {}

  /** Starts a product of its own with a court for each place, each at a venue of its own. */
  static async start(
    now: Date,
    places: readonly Place[],
    codes: readonly object[],
    addressOf: (player: number) => number,
  ): Promise<Driver> {
    const clock = new FixedClock(now.toISOString());
    const driver = new Driver(await createTestDatabase(), clock, [], addressOf);
    await driver.startApp();
    for (const place of places) {
      const venueId = await aVenue(driver.running, { timeZone: place.timeZone });
      const prices = { daySingles: place.price, dayDoubles: place.price * 2 };
      const id = await aCourt(driver.running, venueId, {
        ...prices,
        nightSingles: place.price + 200,
        nightDoubles: (place.price + 200) * 2,
      });
      driver.courts.push({ ...place, id });
    }
    for (const code of codes) await driver.admin.post('/api/admin/discount-codes', code);
    return driver;
  }

  /** Returns the booking of a step as the database has it. */
  async stateOf(step: Step): Promise<string> {
    const id = 'booking' in step ? this.ids[step.booking] : undefined;
    if (id === undefined) return '';
    const rows = await this.running.sql(
      `select code, status, total_cents, paid_cents, payment_due_at, close_kind from bookings where id = $1`,
      [id],
    );
    return JSON.stringify(rows);
  }

  get now(): Date {
    return this.clock.now();
  }

  get running(): TestApp {
    if (!this.app) throw new Error('the product is not running');
    return this.app;
  }

  bookingIds(): readonly BookingId[] {
    return this.ids;
  }

  async close(): Promise<void> {
    await this.app?.stop();
    await this.database.drop();
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
  }

  private async signIn(): Promise<void> {
    await this.running.sql('delete from rate_limits'); // limits of guesses are not simulated
    const admin = new Browser(this.running.url);
    await admin.post('/api/admin/login', ADMIN);
    this.admin = admin.impatient();
  }

  /** Does one step at an instant and returns its response. Trouble begins with it. */
  async run({ trouble = {}, ...operation }: Step, now: Date): Promise<Actual> {
    this.clock.set(now);
    this.setAt = Date.now();
    this.faults.push(...(trouble.faults ?? []).map((kind): Fault => ({ kind })));
    const cut =
      trouble.cutAfterMs === undefined ? null : delay(trouble.cutAfterMs).then(() => this.cutConnections());
    const actual = await this.act(operation, now);
    await cut;
    this.faults.length = 0;
    return actual;
  }

  /** Ends every connection of the product to its database, as an operator's restart does. */
  private async cutConnections(): Promise<void> {
    await this.running.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and usename <> current_user`,
    );
  }

  private act(operation: Operation, now: Date): Promise<Actual> {
    switch (operation.does) {
      case 'book':
        return this.book(operation, now);
      case 'sell':
        return this.sell(operation, now);
      case 'block':
        return this.block(operation, now);
      case 'change price':
        return this.changePrice(operation);
      case 'wait':
        return this.wait(now);
      case 'restart':
        return this.restart();
      default:
        return this.about(operation, this.ids[operation.booking] ?? ('' as BookingId));
    }
  }

  private about(operation: Extract<Operation, { booking: number }>, bookingId: BookingId): Promise<Actual> {
    switch (operation.does) {
      case 'pay':
        return this.pay(operation, bookingId);
      case 'apply code':
        return this.applyCode(operation, bookingId);
      case 'cancel':
        return this.cancel(operation, bookingId);
      case 'share':
        return this.share(operation, bookingId);
      case 'pay place':
        return this.payPlace(operation, bookingId);
      case 'settle':
        return this.settle(operation, bookingId);
      case 'cancel for venue':
        return this.released(bookingId, () =>
          this.desk(`bookings/${bookingId}/cancel`, { reason: 'Lluvia' }),
        );
      case 'hand over':
        return this.desk(`bookings/${bookingId}/refund-handed-over`, {}, () => this.isHandedOver(bookingId));
    }
  }

  private browserOf(player: number): Browser {
    const browser = this.players.get(player) ?? new Browser(this.running.url, false);
    this.players.set(player, browser);
    return browser;
  }

  /** Sends a request as its player, again with the same key while the product is in trouble. */
  private async as(
    player: number,
    path: string,
    body: object,
    { by = this.browserOf(player), done }: { by?: Browser; done?: () => Promise<Answer | null> } = {},
  ): Promise<TestResponse<Answer>> {
    const headers = { 'x-forwarded-for': `10.0.0.${this.addressOf(player)}` };
    const ask = (key: string) => by.post<Answer>(path, body, { ...headers, 'idempotency-key': key });
    return this.patiently(ask, done);
  }

  private async desk(path: string, body: object, done?: () => Promise<Answer | null>): Promise<Actual> {
    return actualOf(await this.atDesk(path, body, done));
  }

  private atDesk(
    path: string,
    body: object,
    done?: () => Promise<Answer | null>,
  ): Promise<TestResponse<Answer>> {
    const ask = (key: string) =>
      this.admin.post<Answer>(`/api/admin/${path}`, body, { 'idempotency-key': key });
    return this.patiently(ask, done);
  }

  /** Looks for what an attempt without a response has left. */
  private async found(text: string, values: unknown[]): Promise<Answer | null> {
    return (await this.running.sql<Answer>(text, values))[0] ?? null;
  }

  /** The booking of an hour that this driver does not know yet. */
  private newBookingAt({
    courtId,
    bookingDate,
    timeSlot,
  }: {
    courtId: string;
    bookingDate: string;
    timeSlot: string;
  }) {
    return this.found(
      `select id, (total_cents / 100.0)::numeric(9, 2)::text as "totalAmount" from bookings
        where court_id = $1 and slot_date = $2 and start_minute = $3 and status = 'active' and id <> all ($4)`,
      [courtId, bookingDate, Number(timeSlot.slice(0, 2)) * 60, this.ids],
    );
  }

  private hourOf(operation: { court: number; days: number; hour: number }, now: Date) {
    const court = this.courts[operation.court];
    if (!court) throw new Error('no such court');
    const bookingDate = dayAfter(now, operation.days, court.timeZone);
    return { courtId: court.id, bookingDate, timeSlot: `${String(operation.hour).padStart(2, '0')}:00` };
  }

  private async book(operation: Extract<Operation, { does: 'book' }>, now: Date): Promise<Actual> {
    const slot = { ...this.hourOf(operation, now), gameType: operation.game };
    const done = () => this.newBookingAt(slot);
    return this.kept(await this.as(operation.player, '/api/bookings', slot, { done }));
  }

  private async sell(operation: Extract<Operation, { does: 'sell' }>, now: Date): Promise<Actual> {
    const { kind, game } = operation;
    const slot = this.hourOf(operation, now);
    const payment = kind === 'free' ? { kind, reason: 'Premio' } : { kind };
    const sale = { ...slot, gameType: game, customer: { name: 'Eva Ruiz' }, payment };
    return this.kept(await this.atDesk('bookings', sale, () => this.newBookingAt(slot)));
  }

  private kept(response: TestResponse<Answer>): Actual {
    const { id, totalAmount } = response.body;
    if (response.status === 201) this.ids.push(id as BookingId);
    return {
      ...actualOf(response),
      ...(totalAmount === undefined ? {} : { amount: totalAmount }),
    };
  }

  private async block(operation: Extract<Operation, { does: 'block' }>, now: Date): Promise<Actual> {
    const { courtId, bookingDate: date, timeSlot: from } = this.hourOf(operation, now);
    const to = `${String(operation.hour + 1).padStart(2, '0')}:00`;
    const done = () =>
      this.found(`select id from hour_blocks where court_id = $1 and $2 between first_date and last_date`, [
        courtId,
        date,
      ]);
    return this.desk('blocks', { courtId, date, from, to, reason: 'Clase' }, done);
  }

  private async changePrice({ court, cents }: Extract<Operation, { does: 'change price' }>): Promise<Actual> {
    const { id = '' } = this.courts[court] ?? {};
    const amount = (value: number) => (value / 100).toFixed(2);
    const prices = {
      daySinglesPrice: amount(cents),
      dayDoublesPrice: amount(cents * 2),
      nightSinglesPrice: amount(cents + 200),
      nightDoublesPrice: amount((cents + 200) * 2),
    };
    const put = () => this.admin.send<Answer>('PUT', `/api/courts/${id}`, prices);
    return actualOf(await this.patiently(put));
  }

  private async pay(
    { player, card, reports }: Extract<Operation, { does: 'pay' }>,
    bookingId: BookingId,
  ): Promise<Actual> {
    const offer = await this.as(player, '/api/create-payment-intent', { bookingId });
    if (offer.status !== 201 || !offer.body.clientSecret) return actualOf(offer);
    return this.payOffer(offer.body, card, reports, bookingId, (intent) =>
      this.as(player, '/api/payments', { bookingId, stripePaymentIntentId: intent }),
    );
  }

  private async payPlace(
    { player, booking, reports }: Extract<Operation, { does: 'pay place' }>,
    bookingId: BookingId,
  ): Promise<Actual> {
    const shareToken = this.tokens.get(booking);
    const friend = new Browser(this.running.url, false);
    const who = { bookingId, shareToken, playerName: 'Luis' };
    const offer = await this.as(player, '/api/create-payment-intent', who, { by: friend });
    if (offer.status !== 201 || !offer.body.clientSecret) return actualOf(offer);
    return this.payOffer(offer.body, 'pm_card_visa', reports, bookingId, (intent) =>
      this.as(
        player,
        '/api/payments',
        { bookingId, shareToken, stripePaymentIntentId: intent },
        { by: friend },
      ),
    );
  }

  /** Confirms an intent as the page does, and reports it or waits for the news of the provider. */
  private async payOffer(
    { clientSecret, amount }: Answer,
    card: string,
    reports: boolean,
    bookingId: BookingId,
    report: (intentId: string) => Promise<TestResponse<Answer>>,
  ): Promise<Actual> {
    const secret = clientSecret ?? '';
    const intentId = intentOf(secret);
    const refused = await this.confirmed({ intentId, clientSecret: secret }, card);
    if (refused !== null) return { status: 402, code: refused };
    const facts = amount === undefined ? {} : { amount };
    if (reports) return { ...actualOf(await report(intentId)), ...facts };
    await eventually(async () => {
      const found = await this.running.sql(
        `select 1 from payments where booking_id = $1 and intent_id = $2 and status = 'succeeded'`,
        [bookingId, intentId],
      );
      expect(found).toHaveLength(1);
    }, ANSWER_MS);
    return { status: 201, code: null, ...facts };
  }

  /** Returns why the card was refused, or null. A repeated press finds what the first one did. */
  private async confirmed(payment: { intentId: string; clientSecret: string | null }, card: string) {
    for (let tries = 0; ; tries++) {
      const answer = await confirm(
        this.running,
        { ...payment, clientSecret: payment.clientSecret ?? '' },
        card,
      ).catch(() => null);
      if (answer?.status === 200) return null;
      const code = answer?.body.error?.code;
      if (code === 'card_declined') return code;
      if (code === 'payment_intent_unexpected_state') {
        const { status } = await providerOf(this.running).paymentIntents.retrieve(payment.intentId);
        return status === 'succeeded' ? null : code;
      }
      if (tries === TRIES) throw new Error(`the provider does not answer: ${JSON.stringify(answer?.body)}`);
      await delay(100);
    }
  }

  private async applyCode(
    { player, code }: Extract<Operation, { does: 'apply code' }>,
    bookingId: BookingId,
  ): Promise<Actual> {
    const command = { bookingId, discountCode: `CODE${code}` };
    const response = await this.as(player, '/api/create-payment-intent', command);
    const { amount } = response.body;
    return { ...actualOf(response), ...(amount === undefined ? {} : { amount }) };
  }

  private cancel(
    { player, isStale }: Extract<Operation, { does: 'cancel' }>,
    bookingId: BookingId,
  ): Promise<Actual> {
    const command = { bookingId, ...(isStale ? { expectedPercentage: 37 } : {}) };
    return this.released(bookingId, async () => {
      const done = () => this.isOver(bookingId);
      const response = await this.as(player, '/api/cancellations', command, { done });
      const { refundAmount: amount, refundPercentage: percentage } = response.body;
      return {
        ...actualOf(response),
        ...(amount === undefined ? {} : { amount }),
        ...(percentage === undefined ? {} : { percentage }),
      };
    });
  }

  /** Waits until a release has ended: until then its hour stays taken, as it must. */
  private async released(bookingId: BookingId, cancel: () => Promise<Actual>): Promise<Actual> {
    const actual = await cancel();
    await this.nothingCloses(bookingId);
    return actual;
  }

  private isOver(bookingId: BookingId): Promise<Answer | null> {
    return this.found(`select id from bookings where id = $1 and close_kind in ('player', 'venue')`, [
      bookingId,
    ]);
  }

  private isHandedOver(bookingId: BookingId): Promise<Answer | null> {
    return this.found(
      `select r.id from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = $1 and p.method <> 'card' and r.status = 'succeeded'`,
      [bookingId],
    );
  }

  private nothingCloses(bookingId: BookingId | null): Promise<void> {
    return eventually(async () => {
      const closing = await this.running.sql(
        `select id from bookings where status = 'closing' and ($1::uuid is null or id = $1)`,
        [bookingId],
      );
      expect(closing).toEqual([]);
    }, ANSWER_MS);
  }

  private async share(
    { player, booking }: Extract<Operation, { does: 'share' }>,
    bookingId: BookingId,
  ): Promise<Actual> {
    const response = await this.as(player, '/api/shared-payment-links', { bookingId });
    if (response.body.shareToken) this.tokens.set(booking, response.body.shareToken);
    return actualOf(response);
  }

  private async settle(
    { means }: Extract<Operation, { does: 'settle' }>,
    bookingId: BookingId,
  ): Promise<Actual> {
    const [row] = await this.running.sql<{ missing: string }>(
      `select (coalesce(nullif(total_cents - paid_cents, 0), 100) / 100.0)::numeric(9, 2)::text as missing
         from bookings where id = $1`,
      [bookingId],
    );
    const response = await this.atDesk(`bookings/${bookingId}/settle`, {
      method: means,
      amount: row?.missing,
    });
    return { ...actualOf(response), ...(response.status < 300 ? { amount: row?.missing ?? '' } : {}) };
  }

  /** Enforces what has come due, as the jobs of that instant and the sweep do. */
  private async wait(now: Date): Promise<Actual> {
    await this.signIn();
    await this.running.get(ExpireOverdue).execute(new AbortController().signal);
    const due = await this.running.sql<{ id: BookingId }>(
      `select id from bookings where status = 'active' and paid_cents < total_cents
         and payment_due_at <= $1`,
      [now],
    );
    for (const { id } of due) await this.running.get(EnforceDeadline).execute(id);
    await this.nothingCloses(null);
    return { status: 200, code: null };
  }

  private async restart(): Promise<Actual> {
    await this.running.stop();
    await this.startApp();
    return { status: 200, code: null };
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

function actualOf({ status, body }: TestResponse<Answer>): Actual {
  return { status, code: status < 400 ? null : (body.code ?? null) };
}
