/** Counts what may happen only so often, for the whole installation. */
export abstract class RateLimiter {
  /** Counts one more in the bucket's window and answers how many there are now. */
  abstract hit(bucket: string, windowSeconds: number): Promise<number>;

  /** Takes one back out of the bucket: what was counted turned out not to count. */
  abstract forgive(bucket: string): Promise<void>;

  /** How many the bucket's window holds now. */
  abstract count(bucket: string): Promise<number>;
}
