import fc from 'fast-check';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import type { TestApp } from '../support/app/app.js';
import { type Answer, Browser } from '../support/app/browser.js';
import {
  confirm,
  deliver,
  eventAbout,
  intentOf,
  type OfferAnswer,
  providerOf,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import type { LinkAnswer } from '../support/fixtures/sharing.js';

/** Something that a player, a friend, the clock or the provider does to one booking. */
export type Command =
  | { does: 'pays' | 'guarantees' | 'pays a part'; card: string; reports: boolean }
  | { does: 'puts a code on' | 'takes the code off' | 'cancels' | 'lets the deadline come' }
  | { does: 'confirms late' | 'hears again' | 'refunds at the provider itself'; which: number }
  | { does: 'breaks the provider'; fault: Fault; times: number };

const CARDS = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa_chargeDeclined',
  'pm_card_chargeCustomerFail',
  'pm_card_refundFail',
];
const FAULTS: Fault[] = [
  { kind: 'drop_before_work' },
  { kind: 'drop_after_work' },
  { kind: 'server_error' },
  { kind: 'server_error', remembered: true },
  { kind: 'rate_limited' },
  { kind: 'delay', milliseconds: 150 },
];

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'pays' as const,
          'guarantees' as const,
          'pays a part' as const,
          'pays a part' as const,
        ),
        card: fc.constantFrom(...CARDS),
        reports: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'puts a code on' as const,
          'takes the code off' as const,
          'cancels' as const,
          'lets the deadline come' as const,
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'confirms late' as const,
          'hears again' as const,
          'refunds at the provider itself' as const,
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

/** One booking and everybody who has to do with it. */
export class Story {
  /** Client secrets that payers have in their browsers. */
  private readonly secrets: string[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly booking: UnpaidBooking,
    private readonly code: string,
    private readonly plannedFaults: Fault[],
  ) {}

  async run(command: Command): Promise<void> {
    const { browser, bookingId } = this.booking;
    const ask = (body: object) => this.offered(browser, { bookingId, ...body });
    switch (command.does) {
      case 'pays':
        return this.pay(browser, await ask({}), command);
      case 'guarantees':
        return this.pay(browser, await ask({ purpose: 'guarantee' }), command);
      case 'pays a part':
        return this.payPart(command);
      case 'puts a code on':
        return void (await ask({ discountCode: this.code }));
      case 'takes the code off':
        return void (await ask({ discountCode: null }));
      case 'cancels':
        return void answered(await browser.post('/api/cancellations', { bookingId }));
      case 'lets the deadline come':
        return this.comeDue(bookingId);
      case 'confirms late':
        return this.confirmLate(command.which);
      case 'hears again':
        return this.hearAgain(command.which);
      case 'refunds at the provider itself':
        return this.refundOutside(command.which);
      case 'breaks the provider':
        this.plannedFaults.push(...Array.from({ length: command.times }, () => command.fault));
    }
  }

  private async offered(browser: Browser, body: object): Promise<string | null> {
    const answer = answered(await browser.post<OfferAnswer>('/api/create-payment-intent', body));
    const secret = answer.status === 201 ? answer.body.clientSecret : null;
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
    if (reports) answered(await browser.post('/api/payments', body));
  }

  private async payPart(how: { card: string; reports: boolean }): Promise<void> {
    const { browser, bookingId } = this.booking;
    const link = answered(await browser.post<LinkAnswer>('/api/shared-payment-links', { bookingId }));
    if (link.status !== 201) return;
    const { shareToken } = link.body;
    const friend = new Browser(this.app.url);
    await this.pay(friend, await this.offered(friend, { bookingId, shareToken }), how, { shareToken });
  }

  private async comeDue(bookingId: string): Promise<void> {
    await this.app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
      bookingId,
    ]);
    await this.app.get(EnforceDeadline).execute(bookingId);
  }

  /** Somebody comes back to a page that was open all the time. */
  private async confirmLate(which: number): Promise<void> {
    const clientSecret = this.secrets[which % Math.max(this.secrets.length, 1)];
    if (clientSecret) await confirm(this.app, { intentId: intentOf(clientSecret), clientSecret });
  }

  /** A part, or what is left; where nothing was paid or everything has gone back, the provider refuses. */
  private async refundOutside(which: number): Promise<void> {
    const secret = this.secrets[which % Math.max(this.secrets.length, 1)];
    if (!secret) return;
    const part = which % 2 === 0 ? {} : { amount: 100 };
    await providerOf(this.app)
      .refunds.create({ payment_intent: intentOf(secret), ...part })
      .catch(() => undefined);
  }

  private async hearAgain(which: number): Promise<void> {
    const secret = this.secrets[which % Math.max(this.secrets.length, 1)];
    const event = secret && (await eventAbout(this.app, intentOf(secret)).catch(() => null));
    if (event) await Promise.all([deliver(this.app, event), deliver(this.app, event)]);
  }
}

/** Whatever happens, the person reads what to do next: never an error of ours, only a provider that is away. */
function answered<Body>(answer: Answer<Body>): Answer<Body> {
  if (answer.status >= 500 && answer.status !== 503)
    throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
