import { addSeconds } from 'date-fns/addSeconds';
import { type Attempt, RateLimiter } from '../../../src/kernel/application/rate-limiter.js';
import type { Clock } from '../../../src/kernel/domain/clock.js';

/** Counts attempts in memory. Windows pass with the given clock. */
export class InMemoryRateLimiter extends RateLimiter {
  private readonly windows = new Map<string, { hits: number; resetsAt: Date }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  override async hit(bucket: string, windowSeconds: number): Promise<number> {
    const now = this.clock.now();
    const open = this.openWindow(bucket) ?? { hits: 0, resetsAt: addSeconds(now, windowSeconds) };
    open.hits += 1;
    this.windows.set(bucket, open);
    return open.hits;
  }

  override async hitAll(
    attempts: readonly Attempt[],
    counted: readonly string[],
  ): Promise<Map<string, number>> {
    const numbers = new Map<string, number>();
    for (const { bucket, windowSeconds } of attempts)
      numbers.set(bucket, await this.hit(bucket, windowSeconds));
    for (const bucket of counted) numbers.set(bucket, await this.count(bucket));
    return numbers;
  }

  override async forgive(bucket: string): Promise<void> {
    const open = this.openWindow(bucket);
    if (open) open.hits = Math.max(0, open.hits - 1);
  }

  override async count(bucket: string): Promise<number> {
    return this.openWindow(bucket)?.hits ?? 0;
  }

  private openWindow(bucket: string): { hits: number; resetsAt: Date } | undefined {
    const window = this.windows.get(bucket);
    return window && window.resetsAt > this.clock.now() ? window : undefined;
  }
}
