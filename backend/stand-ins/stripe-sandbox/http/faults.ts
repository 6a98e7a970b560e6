/** A fault of one request. Only tests can plan one. */
export type Fault =
  /** The response comes late. */
  | { kind: 'delay'; milliseconds: number }
  /**
   * 500 without any work. With `remembered` the idempotency key keeps the response, as Stripe may.
   */
  | { kind: 'server_error'; remembered?: boolean }
  /** 429 without any work. */
  | { kind: 'rate_limited' }
  /** The connection ends before any work. */
  | { kind: 'drop_before_work' }
  /** All work is done and committed, but the connection ends without a response. */
  | { kind: 'drop_after_work' };

export type FaultPlan = (request: { method: string; path: string }) => Fault | undefined;
