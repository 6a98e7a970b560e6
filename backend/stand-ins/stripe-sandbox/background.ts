import { settleIntent } from './intents/settle-intent.js';
import { forgetOldKeys } from './http/idempotency.js';
import { settleRefund } from './resources/refunds.js';
import { inTransaction } from './state/schema.js';
import { Transaction, type Surroundings } from './state/transaction.js';
import { claimDue, deliver, type WebhookOptions } from './webhooks/webhooks.js';

export interface BackgroundOptions extends WebhookOptions {
  surroundings: () => Surroundings;
  onError: (error: unknown) => void;
  /** Called when a look for work succeeded. */
  onWork: () => void;
}

const deliveriesAtOnce = 10;
/**
 * The commits of this process wake the loop. What the sandbox of another process has stored is
 * found within this time.
 */
const idleMs = 2_000;
const firstPauseMs = 500;
const longestPauseMs = 10_000;
const hourInMilliseconds = 60 * 60 * 1000;

/**
 * Does the work that Stripe does without a request: it sends webhooks, decides open refunds and
 * bank debits, ends old holds, and removes old idempotency keys.
 */
export class Background {
  private readonly underway = new Set<Promise<void>>();
  private stopping = new AbortController();
  private running: Promise<void> | undefined;
  private wake: () => void = () => undefined;
  private keysForgottenAt = 0;

  constructor(private readonly options: BackgroundOptions) {}

  start(): void {
    if (this.running) return;
    this.stopping = new AbortController();
    this.running = this.loop(this.stopping.signal);
  }

  /**
   * Ends the loop. A delivery that is cut short becomes due again and is sent after the next start.
   */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
    await Promise.all(this.underway);
    this.running = undefined;
  }

  /** Makes the loop look for work now. */
  nudge(): void {
    this.wake();
  }

  private async loop(stopped: AbortSignal): Promise<void> {
    for (let failures = 0; !stopped.aborted;) {
      const woken = this.untilWoken();
      try {
        const pause = await this.round(stopped);
        failures = 0;
        this.options.onWork();
        if (!stopped.aborted) await this.rest(woken, pause);
      } catch (error) {
        failures += 1;
        this.options.onError(error);
        if (!stopped.aborted) await this.rest(woken, pauseAfter(failures));
      }
    }
  }

  private async forgetOldKeys(): Promise<void> {
    const now = this.options.now();
    if (now.getTime() - this.keysForgottenAt < hourInMilliseconds) return;
    this.keysForgottenAt = now.getTime();
    await forgetOldKeys(this.options.pool, now);
  }

  private untilWoken(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }

  private async rest(woken: Promise<void>, milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const paused = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
    await Promise.race([woken, paused]);
    clearTimeout(timer);
  }

  /** Does all due work. Returns the milliseconds until it should look again. */
  private async round(stopped: AbortSignal): Promise<number> {
    await this.forgetOldKeys();
    const pause = await this.millisecondsToNext();
    if (pause > 0) return Math.min(idleMs, pause);
    while (await this.settleOne());
    const free = deliveriesAtOnce - this.underway.size;
    if (free === 0) return idleMs;
    for (const delivery of await claimDue(this.options, free)) {
      this.track(deliver(this.options, delivery, stopped));
    }
    return 0;
  }

  private track(delivery: Promise<void>): void {
    const tracked = delivery.catch(this.options.onError).finally(() => {
      this.underway.delete(tracked);
      this.wake();
    });
    this.underway.add(tracked);
  }

  /** Does what was scheduled for one refund or intent. Returns false if nothing is due. */
  private settleOne(): Promise<boolean> {
    const { pool, surroundings } = this.options;
    const current = surroundings();
    return inTransaction(pool, async (connection) => {
      const { rows } = await connection.query<{ object_id: string; outcome: 'failed' | 'succeeded' }>(
        `delete from stripe_sandbox.settlements where object_id in (
           select object_id from stripe_sandbox.settlements where due_at <= $1 limit 1 for update skip locked)
         returning object_id, outcome`,
        [current.now],
      );
      const [due] = rows;
      if (!due) return false;
      const transaction = new Transaction(connection, current, { requestId: null, idempotencyKey: null });
      const settle = due.object_id.startsWith('re_') ? settleRefund : settleIntent;
      await settle(transaction, due.object_id, due.outcome);
      return true;
    });
  }

  /** Returns the milliseconds until the next delivery or decision; 0 or less if one is due. */
  private async millisecondsToNext(): Promise<number> {
    const { rows } = await this.options.pool.query<{ next: Date | null }>(
      `select least((select min(next_attempt_at) from stripe_sandbox.webhook_deliveries),
                    (select min(due_at) from stripe_sandbox.settlements)) as next`,
    );
    const next = rows[0]?.next;
    return next ? next.getTime() - this.options.now().getTime() : idleMs;
  }
}

/** The pause doubles with each failure in a row. Chance keeps several processes apart. */
const pauseAfter = (failures: number): number =>
  Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs) * (0.5 + Math.random() / 2);
