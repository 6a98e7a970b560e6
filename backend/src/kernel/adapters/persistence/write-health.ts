import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../application/rate-limiter.js';
import { writesAreRefused } from './sql-state.js';

/** However many probes ask, the database gets one write in this time. */
const PROBE_EVERY_MS = 2_000;

/** An orchestrator asks every few seconds, and has to learn of a write that failed in between. */
const REMEMBERED_MS = 10_000;

const BUCKET = 'readiness';
const BUCKET_SECONDS = 60;

/**
 * Knows whether the database stores what this process writes. A server that has become a replica
 * refuses every write. One whose disk is full still takes a small row, so the failures of requests
 * count as well.
 */
@Injectable()
export class WriteHealth {
  private refusedAt = -Infinity;
  private probedAt = -Infinity;
  private probe: Promise<boolean> = Promise.resolve(true);

  constructor(private readonly limiter: RateLimiter) {}

  /** Notes an error of a request, if it says that the database stores nothing. */
  note(error: unknown): void {
    if (writesAreRefused(error)) this.refusedAt = performance.now();
  }

  /** Returns whether writes succeed. It costs one row, at most every two seconds. */
  async isGood(): Promise<boolean> {
    const now = performance.now();
    if (now - this.probedAt >= PROBE_EVERY_MS) {
      this.probedAt = now;
      this.probe = this.write();
    }
    return (await this.probe) && performance.now() - this.refusedAt >= REMEMBERED_MS;
  }

  private async write(): Promise<boolean> {
    try {
      await this.limiter.hit(BUCKET, BUCKET_SECONDS);
      return true;
    } catch {
      return false;
    }
  }
}
