import fc from 'fast-check';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import type { TestApp } from '../support/app/app.js';
import { type TestResponse, Browser } from '../support/app/browser.js';
import { merge, playerOf } from '../support/fixtures/accounts.js';
import {
  confirm,
  deliver,
  eventAbout,
  intentOf,
  type OfferResponse,
  providerOf,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import type { LinkResponse } from '../support/fixtures/sharing.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';

/** An action of a player, a friend, the desk, the clock or the provider on one booking. */
export type Command =
  | { does: 'pays' | 'guarantees' | 'pays a place'; card: string; reports: boolean }
  | { does: 'applies the code' | 'removes the code' | 'cancels' | 'reaches the deadline' }
  | { does: 'lets the rest lapse' }
  | { does: 'joins the account' | 'pays at the club' | 'gets the money back at the desk' }
  | { does: 'is settled at the desk'; amount: string; method: 'cash' | 'transfer' | 'terminal' }
  | { does: 'moves'; halfHour: number; durationMinutes: number; gameType: 'singles' | 'doubles' }
  | { does: 'changes the rules'; rules: object }
  | { does: 'confirms late' | 'redelivers an event' | 'refunds at the provider'; which: number }
  | { does: 'breaks the provider'; fault: Fault; times: number };

type DeskCommand = Extract<Command, { does: 'is settled at the desk' }>;

const CARDS = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa_chargeDeclined',
  'pm_card_chargeCustomerFail',
  'pm_card_refundFail',
];
const ALWAYS = { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '00:00', to: '24:00' };
const FAULTS: Fault[] = [
  { kind: 'drop_before_work' },
  { kind: 'drop_after_work' },
  { kind: 'server_error' },
  { kind: 'server_error', remembered: true },
  { kind: 'rate_limited' },
  { kind: 'delay', milliseconds: 150 },
];

/** What a venue may change of its rules while a booking goes on. */
const anyRules: fc.Arbitrary<object> = fc.record({
  lengths: fc.constantFrom([60, 90, 120], [90]),
  nightFrom: fc.constantFrom('10:30', '18:00'),
  priceRules: fc.constantFrom([], [{ ...ALWAYS, gameType: 'doubles', pricePerHour: '0.99' }]),
  refundSteps: fc.constantFrom(
    [{ hoursBefore: 24, percentage: 100 }],
    [
      { hoursBefore: 100, percentage: 70 },
      { hoursBefore: 1, percentage: 33 },
    ],
  ),
  regretMinutes: fc.constantFrom(0, 60),
  paymentMinutes: fc.constantFrom(5, 1440),
  maxActivePerPlayer: fc.constantFrom(null, 1),
  payAtClub: fc.constantFrom(true, true, false),
});

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'pays' as const,
          'guarantees' as const,
          'pays a place' as const,
          'pays a place' as const,
        ),
        card: fc.constantFrom(...CARDS),
        reports: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'applies the code' as const,
          'removes the code' as const,
          'cancels' as const,
          'reaches the deadline' as const,
          'lets the rest lapse' as const,
          'joins the account' as const,
          'pays at the club' as const,
          'gets the money back at the desk' as const,
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('is settled at the desk' as const),
        amount: fc.constantFrom('0.01', '2.33', '7.25', '14.53', '29.05', '29.06'),
        method: fc.constantFrom('cash' as const, 'transfer' as const, 'terminal' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('moves' as const),
        halfHour: fc.integer({ min: 20, max: 43 }),
        durationMinutes: fc.constantFrom(60, 90, 120),
        gameType: fc.constantFrom('singles' as const, 'doubles' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('changes the rules' as const), rules: anyRules }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'confirms late' as const,
          'redelivers an event' as const,
          'refunds at the provider' as const,
        ),
        which: fc.nat(5),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('breaks the provider' as const),
        fault: fc.constantFrom(...FAULTS),
        times: fc.integer({ min: 1, max: 4 }),
      }),
    },
  ),
  { minLength: 4, maxLength: 12 },
);

/** Runs actions on one booking. */
export class Story {
  /** The client secrets that payers have received. */
  private readonly secrets: string[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly booking: UnpaidBooking,
    private readonly code: string,
    private readonly plannedFaults: Fault[],
    /** Whom the organiser may turn out to be. */
    private readonly accountId: string,
    private readonly admin: Browser,
  ) {}

  async run(command: Command): Promise<void> {
    const { browser, bookingId } = this.booking;
    const ask = (body: object) => this.offered(browser, { bookingId, ...body });
    switch (command.does) {
      case 'pays':
        return this.pay(browser, await ask({}), command);
      case 'guarantees':
        return this.pay(browser, await ask({ purpose: 'guarantee' }), command);
      case 'pays a place':
        return this.payPlace(command);
      case 'applies the code':
        return void (await ask({ discountCode: this.code }));
      case 'removes the code':
        return void (await ask({ discountCode: null }));
      case 'cancels':
        return void checked(await browser.post('/api/cancellations', { bookingId }));
      case 'moves':
        return this.move(command);
      case 'changes the rules':
        return this.changeRules(command.rules);
      case 'reaches the deadline':
        return this.comeDue(bookingId);
      case 'lets the rest lapse':
        return this.lapse(bookingId);
      case 'joins the account':
        return this.join(browser);
      case 'pays at the club':
        return this.payAtClub(browser, bookingId);
      case 'is settled at the desk':
        return this.settle(command);
      case 'gets the money back at the desk':
        return void checked(await this.admin.post(`/api/admin/bookings/${bookingId}/refund-handed-over`, {}));
      case 'confirms late':
        return this.confirmLate(command.which);
      case 'redelivers an event':
        return this.redeliver(command.which);
      case 'refunds at the provider':
        return this.refundOutside(command.which);
      case 'breaks the provider':
        this.plannedFaults.push(...Array.from({ length: command.times }, () => command.fault));
    }
  }

  private async offered(browser: Browser, body: object): Promise<string | null> {
    const response = checked(await browser.post<OfferResponse>('/api/create-payment-intent', body));
    const secret = response.status === 201 ? response.body.clientSecret : null;
    if (secret !== null) this.secrets.push(secret);
    return secret;
  }

  private async pay(
    browser: Browser,
    clientSecret: string | null,
    { card, reports }: { card: string; reports: boolean },
    claim: object = {},
  ): Promise<void> {
    if (clientSecret === null) return;
    const intentId = intentOf(clientSecret);
    await confirm(this.app, { intentId, clientSecret }, card);
    const body = { bookingId: this.booking.bookingId, stripePaymentIntentId: intentId, ...claim };
    if (reports) checked(await browser.post('/api/payments', body));
  }

  private async payPlace(how: { card: string; reports: boolean }): Promise<void> {
    const { browser, bookingId } = this.booking;
    const link = checked(await browser.post<LinkResponse>('/api/shared-payment-links', { bookingId }));
    if (link.status !== 201) return;
    const { shareToken } = link.body;
    const friend = new Browser(this.app.url);
    await this.pay(friend, await this.offered(friend, { bookingId, shareToken }), how, { shareToken });
  }

  private async move({ halfHour, ...play }: Extract<Command, { does: 'moves' }>): Promise<void> {
    const { browser, bookingId } = this.booking;
    const timeSlot = `${Math.floor(halfHour / 2)}:${halfHour % 2 === 0 ? '00' : '30'}`;
    const { durationMinutes, gameType } = play;
    const to = { bookingDate: dayFromNow(5), timeSlot, durationMinutes, gameType };
    checked(await browser.post(`/api/bookings/${bookingId}/move`, to));
  }

  /** The server refuses this to a player without a name and a phone. */
  private async payAtClub(browser: Browser, bookingId: string): Promise<void> {
    const contact = { name: 'Ana Torres', phone: '+593991234567' };
    checked(await browser.send('PUT', '/api/session/profile', contact));
    checked(await browser.post(`/api/bookings/${bookingId}/pay-at-club`, {}));
  }

  /** The desk takes money only for a booking that pays at the club. */
  private async settle({ amount, method }: DeskCommand): Promise<void> {
    const { browser, bookingId } = this.booking;
    await this.payAtClub(browser, bookingId);
    checked(await this.admin.post(`/api/admin/bookings/${bookingId}/settle`, { amount, method }));
  }

  private async changeRules(rules: object): Promise<void> {
    const [booking] = await this.app.sql<{ venueId: string }>(
      `select venue_id as "venueId" from bookings where id = $1`,
      [this.booking.bookingId],
    );
    const { status, body } = await this.admin.send(
      'PATCH',
      `/api/admin/venues/${booking?.venueId}/rules`,
      rules,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  private async comeDue(bookingId: string): Promise<void> {
    await this.app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
      bookingId,
    ]);
    await this.app.get(EnforceDeadline).execute(bookingId);
  }

  private async join(browser: Browser): Promise<void> {
    const guestId = await playerOf(browser);
    if (guestId !== this.accountId) await merge(this.app, guestId, this.accountId);
  }

  /** Ends the minutes in which nobody but the organiser can pay. */
  private async lapse(bookingId: string): Promise<void> {
    await this.app.sql(`update shared_links set rest_held_until = null where booking_id = $1`, [bookingId]);
  }

  /** Confirms an intent on a page that stayed open. */
  private async confirmLate(which: number): Promise<void> {
    const clientSecret = this.secrets[which % Math.max(this.secrets.length, 1)];
    if (clientSecret) await confirm(this.app, { intentId: intentOf(clientSecret), clientSecret });
  }

  /** Refunds a part or the rest. The provider refuses it if nothing is left to refund. */
  private async refundOutside(which: number): Promise<void> {
    const secret = this.secrets[which % Math.max(this.secrets.length, 1)];
    if (!secret) return;
    const part = which % 2 === 0 ? {} : { amount: 100 };
    await providerOf(this.app)
      .refunds.create({ payment_intent: intentOf(secret), ...part })
      .catch(() => undefined);
  }

  private async redeliver(which: number): Promise<void> {
    const secret = this.secrets[which % Math.max(this.secrets.length, 1)];
    const event = secret && (await eventAbout(this.app, intentOf(secret)).catch(() => null));
    if (event) await Promise.all([deliver(this.app, event), deliver(this.app, event)]);
  }
}

/** Fails the test if the server responds with an internal error. 503 is allowed. */
function checked<Body>(response: TestResponse<Body>): TestResponse<Body> {
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`status ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}
