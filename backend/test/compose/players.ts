import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, Browser } from '../support/app/browser.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { intentOf } from '../support/fixtures/payments.js';
import { SITE } from './stack.js';

const RETRY_MS = 200;
const PATIENCE_MS = 60_000;

/** What players were told, and what went wrong on the way there. */
export interface Told {
  booked: string[];
  paid: string[];
  /** Answers of 5xx and broken connections, which a player met and got over. */
  stumbles: number;
}

/** Players who book and pay one hour after another, each with a browser of their own, until told to stop. */
export class Crowd {
  readonly told: Told = { booked: [], paid: [], stumbles: 0 };
  private going = true;
  private hour = 0;
  private readonly players: Promise<void>[];

  constructor(
    private readonly courtId: string,
    size = 8,
  ) {
    this.players = Array.from({ length: size }, () => this.play());
  }

  async stop(): Promise<Told> {
    this.going = false;
    await Promise.all(this.players);
    return this.told;
  }

  private async play(): Promise<void> {
    while (this.going) {
      const player = new Browser(SITE);
      const bookingId = await this.book(player, this.hour++);
      this.told.booked.push(bookingId);
      await this.pay(player, bookingId);
      this.told.paid.push(bookingId);
    }
  }

  private async book(player: Browser, hour: number): Promise<string> {
    const wish = {
      courtId: this.courtId,
      bookingDate: dayFromNow(2 + Math.floor(hour / 16)),
      timeSlot: `${String(6 + (hour % 16)).padStart(2, '0')}:00`,
      gameType: 'singles',
    };
    await this.insist(() => player.get('/api/session'));
    const once = { 'idempotency-key': randomUUID() };
    const { body } = await this.insist(
      () => player.post<{ id?: string; bookingId?: string }>('/api/bookings', wish, once),
      ({ body: { bookingId } }) => bookingId !== undefined, // an earlier try got through unheard: the hour is theirs
    );
    return body.id ?? body.bookingId ?? '';
  }

  private async pay(player: Browser, bookingId: string): Promise<void> {
    const { body } = await this.insist(() =>
      player.post<{ clientSecret: string }>('/api/create-payment-intent', { bookingId }),
    );
    const intentId = intentOf(body.clientSecret);
    await this.insist(() => confirmWithCard(intentId, body.clientSecret));
    await this.insist(() =>
      player.post('/api/payments', { bookingId, userId: 'me', stripePaymentIntentId: intentId }),
    );
  }

  /** Does it again while the connection breaks or the answer is a 5xx, as the page lets its player do. */
  private async insist<Body>(
    call: () => Promise<Answer<Body>>,
    isAsGood: (refusal: Answer<Body>) => boolean = () => false,
  ): Promise<Answer<Body>> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await call().catch(() => null);
      if (answer && (answer.status < 300 || isAsGood(answer))) return answer;
      if ((answer && !isWorthAnotherTry(answer)) || performance.now() > deadline)
        throw new Error(`refused: ${answer?.status ?? 'no answer'} ${JSON.stringify(answer?.body)}`);
      this.told.stumbles++;
      await pause(RETRY_MS);
    }
  }
}

/** The server is in trouble, or still busy with what this player asked before. */
function isWorthAnotherTry({ status, body }: Answer<unknown>): boolean {
  return status >= 500 || (body as { code?: string }).code === 'idempotency_key_in_use';
}

async function confirmWithCard(intentId: string, clientSecret: string): Promise<Answer<unknown>> {
  const response = await fetch(`${SITE}/stripe-sandbox/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: clientSecret,
      payment_method: 'pm_card_visa',
    }),
  });
  const body = (await response.json()) as { error?: { code?: string } };
  const isDone = body.error?.code === 'payment_intent_unexpected_state'; // an earlier try got through unheard
  return { status: isDone ? 200 : response.status, headers: response.headers, body };
}
