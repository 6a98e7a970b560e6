import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestResponse, Browser } from '../support/app/browser.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { intentOf } from '../support/fixtures/payments.js';
import { SITE } from './stack.js';

const RETRY_MS = 200;
const PATIENCE_MS = 60_000;

/** The bookings and payments that the site confirmed to players, and the errors on the way. */
export interface Confirmed {
  booked: string[];
  paid: string[];
  /** Responses with status 5xx and broken connections that a retry overcame. */
  failures: number;
}

/**
 * Players who book and pay one hour after another, each with their own browser, until they are
 * stopped.
 */
export class Crowd {
  readonly confirmed: Confirmed = { booked: [], paid: [], failures: 0 };
  private running = true;
  private hour = 0;
  private readonly players: Promise<void>[];

  constructor(
    private readonly courtId: string,
    size = 8,
  ) {
    this.players = Array.from({ length: size }, () => this.play());
  }

  async stop(): Promise<Confirmed> {
    this.running = false;
    await Promise.all(this.players);
    return this.confirmed;
  }

  private async play(): Promise<void> {
    while (this.running) {
      const player = new Browser(SITE);
      const bookingId = await this.book(player, this.hour++);
      this.confirmed.booked.push(bookingId);
      await this.pay(player, bookingId);
      this.confirmed.paid.push(bookingId);
    }
  }

  private async book(player: Browser, hour: number): Promise<string> {
    const command = {
      courtId: this.courtId,
      bookingDate: dayFromNow(2 + Math.floor(hour / 16)),
      timeSlot: `${String(6 + (hour % 16)).padStart(2, '0')}:00`,
      gameType: 'singles',
    };
    await this.withRetries(() => player.post('/api/session'));
    const once = { 'idempotency-key': randomUUID() };
    const { body } = await this.withRetries(
      () => player.post<{ id?: string; bookingId?: string }>('/api/bookings', command, once),
      // An earlier request succeeded without a response: this player has the hour already.
      ({ body: { bookingId } }) => bookingId !== undefined,
    );
    return body.id ?? body.bookingId ?? '';
  }

  private async pay(player: Browser, bookingId: string): Promise<void> {
    const { body } = await this.withRetries(() =>
      player.post<{ clientSecret: string }>('/api/create-payment-intent', { bookingId }),
    );
    const intentId = intentOf(body.clientSecret);
    await this.withRetries(() => confirmWithCard(intentId, body.clientSecret));
    await this.withRetries(() =>
      player.post('/api/payments', { bookingId, userId: 'me', stripePaymentIntentId: intentId }),
    );
  }

  /**
   * Repeats a request while the connection breaks or the status is 5xx, as the page does for its
   * player.
   */
  private async withRetries<Body>(
    call: () => Promise<TestResponse<Body>>,
    isDone: (refusal: TestResponse<Body>) => boolean = () => false,
  ): Promise<TestResponse<Body>> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const response = await call().catch(() => null);
      if (response && (response.status < 300 || isDone(response))) return response;
      if ((response && !isWorthAnotherTry(response)) || performance.now() > deadline)
        throw new Error(`refused: ${response?.status ?? 'no response'} ${JSON.stringify(response?.body)}`);
      this.confirmed.failures++;
      await pause(RETRY_MS);
    }
  }
}

/**
 * Returns true if the server has a temporary problem or still handles an earlier request of this
 * player.
 */
function isWorthAnotherTry({ status, body }: TestResponse<unknown>): boolean {
  return status >= 500 || (body as { code?: string }).code === 'idempotency_key_in_use';
}

async function confirmWithCard(intentId: string, clientSecret: string): Promise<TestResponse<unknown>> {
  const response = await fetch(`${SITE}/stripe-sandbox/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: clientSecret,
      payment_method: 'pm_card_visa',
    }),
  });
  const body = (await response.json()) as { error?: { code?: string } };
  // The intent is paid already if an earlier request succeeded without a response.
  const isPaid = body.error?.code === 'payment_intent_unexpected_state';
  return { status: isPaid ? 200 : response.status, headers: response.headers, body };
}
