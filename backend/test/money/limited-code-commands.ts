import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { BookingId } from '../../src/kernel/domain/ids.js';
import type { TestApp } from '../support/app/app.js';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { confirm, intentOf, type OfferResponse, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking } from '../support/fixtures/sharing.js';

/** An action with a code that has a limit per player, on a booking and on others beside it. */
export type LimitedCodeCommand =
  | { does: 'the limited code is applied'; hours: 1 | 2 }
  | { does: 'another hour is paid with the limited code'; who: Who; card: string; reports: boolean }
  | {
      does: 'an hour with the limited code is cancelled' | 'an hour with the limited code comes due';
      which: number;
    }
  | { does: 'the limit changes'; maxPerPlayer: number | null };

type Who = 'the organiser' | 'the same guest' | 'a new guest';

export const limitedCodeCommand: fc.Arbitrary<LimitedCodeCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('the limited code is applied' as const),
      hours: fc.constantFrom(1 as const, 2 as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('another hour is paid with the limited code' as const),
      who: fc.constantFrom<Who[]>('the organiser', 'the same guest', 'a new guest'),
      card: fc.constantFrom('pm_card_visa', 'pm_card_visa', 'pm_card_mastercard'),
      reports: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'an hour with the limited code is cancelled' as const,
        'an hour with the limited code comes due' as const,
      ),
      which: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('the limit changes' as const),
      maxPerPlayer: fc.constantFrom(null, 1, 2),
    }),
  },
);

/** A code of one story that one player may use once at first, and the hours beside its booking. */
export class LimitedCode {
  private readonly text = `LIM${randomUUID().slice(0, 8)}`.toUpperCase();
  private readonly guest: Browser;
  private readonly others: UnpaidBooking[] = [];
  private id: string | null = null;

  /**
   * @param secrets of all payments of the story; the hours beside its booking add theirs
   * @param comeDue lets the payment deadline of a booking pass
   */
  constructor(
    private readonly app: TestApp,
    private readonly booking: UnpaidBooking,
    private readonly admin: Browser,
    private readonly secrets: string[],
    private readonly comeDue: (bookingId: BookingId) => Promise<void>,
  ) {
    this.guest = new Browser(app.url);
  }

  async run(command: LimitedCodeCommand): Promise<void> {
    await this.create();
    switch (command.does) {
      case 'the limited code is applied':
        return this.apply(command.hours);
      case 'another hour is paid with the limited code':
        return this.payAnother(command);
      case 'an hour with the limited code is cancelled':
        return this.cancel(this.other(command.which));
      case 'an hour with the limited code comes due':
        return this.letComeDue(this.other(command.which));
      case 'the limit changes':
        return this.changeLimit(command.maxPerPlayer);
    }
  }

  private async create(): Promise<void> {
    if (this.id !== null) return;
    const code = { code: this.text, type: 'percentage', value: '10', maxPerPlayer: 1 };
    const { status, body } = await this.admin.post<{ id: string }>('/api/admin/discount-codes', code);
    if (status !== 201) throw new Error(JSON.stringify(body));
    this.id = body.id;
  }

  /** The organiser puts it on the booking, and perhaps at once on another hour too: one gets it. */
  private async apply(hours: 1 | 2): Promise<void> {
    const bookings = [this.booking];
    if (hours === 2) bookings.push(await this.anotherOf(this.booking.browser));
    await Promise.all(bookings.map((booking) => this.ask(booking)));
  }

  /** The other hours are at venues of their own. A player who holds four keeps the first one. */
  private async anotherOf(browser: Browser): Promise<UnpaidBooking> {
    await this.app.sql(`delete from rate_limits`);
    const other = await aDoublesBooking(this.app, 2905, browser).catch((error: unknown) => {
      if (String(error).includes('too_many_unpaid')) return null;
      throw error;
    });
    if (other) this.others.push(other);
    return other ?? this.booking;
  }

  private async payAnother({
    who,
    card,
    reports,
  }: LimitedCodeCommand & { does: 'another hour is paid with the limited code' }): Promise<void> {
    const organiser = this.booking.browser;
    const browsers = { 'the organiser': organiser, 'the same guest': this.guest };
    const browser = who === 'a new guest' ? new Browser(this.app.url) : browsers[who];
    const other = await this.anotherOf(browser);
    const clientSecret = await this.ask(other);
    if (clientSecret === null) return;
    const intentId = intentOf(clientSecret);
    await confirm(this.app, { intentId, clientSecret }, card);
    const body = { bookingId: other.bookingId, stripePaymentIntentId: intentId };
    if (reports) accepted(await browser.post('/api/payments', body));
  }

  private async ask({ browser, bookingId }: UnpaidBooking): Promise<string | null> {
    const body = { bookingId, discountCode: this.text };
    const response = accepted(await browser.post<OfferResponse>('/api/create-payment-intent', body));
    const secret = response.status === 201 ? response.body.clientSecret : null;
    if (secret !== null) this.secrets.push(secret);
    return secret;
  }

  private other(which: number): UnpaidBooking | undefined {
    return this.others[which % Math.max(this.others.length, 1)];
  }

  private async cancel(other: UnpaidBooking | undefined): Promise<void> {
    if (other) accepted(await other.browser.post('/api/cancellations', { bookingId: other.bookingId }));
  }

  private async letComeDue(other: UnpaidBooking | undefined): Promise<void> {
    if (other) await this.comeDue(other.bookingId);
  }

  private async changeLimit(maxPerPlayer: number | null): Promise<void> {
    accepted(await this.admin.send('PATCH', `/api/admin/discount-codes/${this.id}`, { maxPerPlayer }));
  }
}

/** Returns the response. The server may refuse a command, but it must not fail. */
function accepted<Body>(response: TestResponse<Body>): TestResponse<Body> {
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`status ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}
