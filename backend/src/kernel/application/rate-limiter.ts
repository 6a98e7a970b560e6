/** An attempt to add to a bucket. */
export interface Attempt {
  readonly bucket: string;
  readonly windowSeconds: number;
}

/** Counts attempts per bucket and time window, shared by all processes of the installation. */
export abstract class RateLimiter {
  /**
   * Adds one attempt and returns the number of attempts in the current window. The first attempt
   * opens a window of `windowSeconds`; when it has passed, the next attempt opens a new one.
   */
  abstract hit(bucket: string, windowSeconds: number): Promise<number>;

  /**
   * Does the same as {@link hit} for several buckets and as {@link count} for others, in one round
   * trip. Returns the number of attempts by bucket. The buckets must differ.
   */
  abstract hitAll(attempts: readonly Attempt[], counted: readonly string[]): Promise<Map<string, number>>;

  /**
   * Removes one attempt from the current window. Does nothing if the window has passed or is empty.
   */
  abstract forgive(bucket: string): Promise<void>;

  /** Returns the number of attempts in the current window, or 0 if the window has passed. */
  abstract count(bucket: string): Promise<number>;
}
