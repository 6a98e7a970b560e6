import { RateLimiter } from '../../../src/kernel/application/rate-limiter.js';

export class InMemoryRateLimiter extends RateLimiter {
  private readonly hits = new Map<string, number>();

  override async hit(bucket: string): Promise<number> {
    this.hits.set(bucket, (await this.count(bucket)) + 1);
    return this.count(bucket);
  }

  override async forgive(bucket: string): Promise<void> {
    this.hits.set(bucket, Math.max(0, (await this.count(bucket)) - 1));
  }

  override async count(bucket: string): Promise<number> {
    return this.hits.get(bucket) ?? 0;
  }
}
