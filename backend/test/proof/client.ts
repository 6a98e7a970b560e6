import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { ownTime } from '../support/own-time.js';

/** The site as its clients reach it. It keeps its address when its server is started again. */
export interface Site {
  readonly url: string;
  readonly publishableKey: string;
}

const RETRY_MS = 100;
const PATIENCE_MS = 90_000;

/** The fields that the clients read in responses. */
export interface Answer {
  id?: string;
  bookingId?: string;
  code?: string;
  clientSecret?: string | null;
  amount?: string;
  shareToken?: string;
  refundAmount?: string;
  number?: string;
  status?: string;
  error?: { code?: string };
}

/** A response that no client can overcome. */
class Refused extends Error {}

/**
 * One person with a browser. Whatever the person wants is asked for with one `Idempotency-Key`, and
 * again while no response comes, the site says that it cannot now, or the first attempt still runs.
 */
export class Client {
  /** Attempts that had no response, or a 5xx. */
  failures = 0;
  private readonly browser: Browser;

  constructor(
    private readonly site: Site,
    private readonly address = '10.0.0.1',
  ) {
    this.browser = new Browser(site.url, false);
  }

  /**
   * Sends a request until its outcome is known.
   * @param isDone true for a refusal which says that an earlier attempt has done it
   * @throws Refused for any other refusal
   */
  async ask(path: string, body: object, isDone: (answer: Answer) => boolean = () => false): Promise<Answer> {
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': this.address };
    return this.until(path, () => this.browser.post<Answer>(path, body, headers), isDone);
  }

  /** Confirms an intent with a card, as Stripe.js does in the browser. */
  async confirm(clientSecret: string): Promise<void> {
    const [intentId = ''] = clientSecret.split('_secret_');
    const path = `/stripe-sandbox/v1/payment_intents/${intentId}/confirm`;
    const form = { key: this.site.publishableKey, client_secret: clientSecret };
    const send = async () => {
      const response = await fetch(this.site.url + path, {
        method: 'POST',
        body: new URLSearchParams({ ...form, payment_method: 'pm_card_visa' }),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
    };
    await this.until(path, send, ({ error }) => error?.code === 'payment_intent_unexpected_state');
  }

  private async until(
    what: string,
    send: () => Promise<TestResponse<Answer>>,
    isDone: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const giveUpAt = ownTime() + PATIENCE_MS;
    for (;;) {
      const response = await send().catch(() => null);
      if (response && (response.status < 300 || isDone(response.body))) return response.body;
      const said = `${response?.status ?? 'no response'} ${JSON.stringify(response?.body)}`;
      if ((response && !isWorthAnotherTry(response)) || ownTime() > giveUpAt)
        throw new Refused(`${what}: ${said}`);
      this.failures++;
      await pause(RETRY_MS);
    }
  }
}

/** The site itself never responds with 500. The provider may: its sandbox shares the database. */
function isWorthAnotherTry({ status, body }: TestResponse<Answer>): boolean {
  const isOfProvider = body.error !== undefined;
  if (isOfProvider) return status >= 500 || body.error?.code === 'lock_timeout';
  return status === 503 || body.code === 'idempotency_key_in_use';
}
