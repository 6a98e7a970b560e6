import { randomUUID } from 'node:crypto';
import type { KernelPorts } from './kernel-ports.js';

const WINDOW_SECONDS = 60;

/** The contract of RateLimiter. */
export function rateLimiterContract(ports: () => KernelPorts): void {
  describe('a rate limiter', () => {
    test('counts the attempts of each bucket', async () => {
      const { limiter } = ports();
      const [bucket, other] = [randomUUID(), randomUUID()];
      expect(await limiter.count(bucket)).toBe(0);
      expect(await limiter.hit(bucket, WINDOW_SECONDS)).toBe(1);
      expect(await limiter.hit(bucket, WINDOW_SECONDS)).toBe(2);
      expect(await limiter.hit(other, WINDOW_SECONDS)).toBe(1);
      expect(await limiter.count(bucket)).toBe(2);
    });

    test('counts several buckets at once and reads others', async () => {
      const { limiter } = ports();
      const [first, second, read, unknown] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      await limiter.hit(first, WINDOW_SECONDS);
      await limiter.hit(read, WINDOW_SECONDS);
      const attempts = [first, second].map((bucket) => ({ bucket, windowSeconds: WINDOW_SECONDS }));
      const hits = await limiter.hitAll(attempts, [read, unknown]);
      expect([first, second, read, unknown].map((bucket) => hits.get(bucket))).toEqual([2, 1, 1, 0]);
      expect(await limiter.count(read)).toBe(1);
      expect(await limiter.count(second)).toBe(1);
    });

    test('removes a forgiven attempt and never counts below zero', async () => {
      const { limiter } = ports();
      const bucket = randomUUID();
      await limiter.forgive(bucket);
      expect(await limiter.hit(bucket, WINDOW_SECONDS)).toBe(1);
      await limiter.forgive(bucket);
      await limiter.forgive(bucket);
      expect(await limiter.count(bucket)).toBe(0);
      expect(await limiter.hit(bucket, WINDOW_SECONDS)).toBe(1);
    });

    test('starts at zero when the window has passed', async () => {
      const { limiter, pass } = ports();
      const bucket = randomUUID();
      await limiter.hit(bucket, WINDOW_SECONDS);
      await limiter.hit(bucket, WINDOW_SECONDS);
      await pass(WINDOW_SECONDS + 1);
      expect(await limiter.count(bucket)).toBe(0);
      await limiter.forgive(bucket);
      expect(await limiter.hit(bucket, WINDOW_SECONDS)).toBe(1);
    });

    test('does not extend the window with later attempts', async () => {
      const { limiter, pass } = ports();
      const bucket = randomUUID();
      await limiter.hit(bucket, WINDOW_SECONDS);
      await pass(WINDOW_SECONDS - 10);
      expect(await limiter.hit(bucket, WINDOW_SECONDS)).toBe(2);
      await pass(11);
      expect(await limiter.count(bucket)).toBe(0);
    });
  });
}
