/** Counts what may happen only so often, for the whole installation. */
export abstract class RateLimiter {
  /** Counts one more in the bucket's window and answers how many there are now. */
  abstract hit(bucket: string, windowSeconds: number): Promise<number>;

  /** How many the bucket's window holds now. */
  abstract count(bucket: string): Promise<number>;
}
