import { forgetOldKeys } from './idempotency.js';
import { settleRefund } from './resources/refunds.js';
import { inTransaction } from './schema.js';
import { Transaction, type Surroundings } from './transaction.js';
import { claimDue, deliver, type WebhookOptions } from './webhooks.js';

export interface BackgroundOptions extends WebhookOptions {
  surroundings: () => Surroundings;
  onError: (error: unknown) => void;
}

const deliveriesAtOnce = 10;
const idleMs = 500;
const restMs = 10;
const hourInMilliseconds = 60 * 60 * 1000;

/** What Stripe does on its own: sends webhooks, decides open refunds, forgets old idempotency keys. */
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

  /** Ends the loop; what was being sent is handed back and comes up again after the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
    await Promise.all(this.underway);
    this.running = undefined;
  }

  /** There may be something to do now. */
  nudge(): void {
    this.wake();
  }

  private async loop(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const woken = this.untilWoken();
      const pause = await this.round(stopped).catch((error: unknown) => {
        this.options.onError(error);
        return idleMs;
      });
      if (!stopped.aborted) await this.rest(woken, pause);
    }
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

  /** Does what is due and answers after how many milliseconds to look again. */
  private async round(stopped: AbortSignal): Promise<number> {
    while (await this.settleOneRefund());
    const free = deliveriesAtOnce - this.underway.size;
    const due = free > 0 ? await claimDue(this.options, free) : [];
    for (const delivery of due) this.track(deliver(this.options, delivery, stopped));
    await this.forgetOldKeys();
    return this.millisecondsToNext();
  }

  private track(delivery: Promise<void>): void {
    const tracked = delivery.catch(this.options.onError).finally(() => {
      this.underway.delete(tracked);
      this.wake();
    });
    this.underway.add(tracked);
  }

  private settleOneRefund(): Promise<boolean> {
    const { pool, surroundings } = this.options;
    const current = surroundings();
    return inTransaction(pool, async (connection) => {
      const { rows } = await connection.query<{ refund_id: string; outcome: 'failed' | 'succeeded' }>(
        `delete from stripe_sandbox.refund_settlements where refund_id in (
           select refund_id from stripe_sandbox.refund_settlements where due_at <= $1 limit 1 for update skip locked)
         returning refund_id, outcome`,
        [current.now],
      );
      const [due] = rows;
      if (!due) return false;
      const transaction = new Transaction(connection, current, { requestId: null, idempotencyKey: null });
      await settleRefund(transaction, due.refund_id, due.outcome);
      return true;
    });
  }

  private async forgetOldKeys(): Promise<void> {
    const time = this.options.now().getTime();
    if (time - this.keysForgottenAt < hourInMilliseconds) return;
    this.keysForgottenAt = time;
    await forgetOldKeys(this.options.pool, this.options.now());
  }

  private async millisecondsToNext(): Promise<number> {
    const { rows } = await this.options.pool.query<{ next: Date | null }>(
      `select least((select min(next_attempt_at) from stripe_sandbox.webhook_deliveries),
                    (select min(due_at) from stripe_sandbox.refund_settlements)) as next`,
    );
    const next = rows[0]?.next;
    if (!next) return idleMs;
    return Math.min(idleMs, Math.max(restMs, next.getTime() - this.options.now().getTime()));
  }
}
