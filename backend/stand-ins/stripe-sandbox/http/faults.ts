/** What goes wrong with one request; only tests can ask for it. */
export type Fault =
  /** The request is carried out and answered, but late. */
  | { kind: 'delay'; milliseconds: number }
  /** 500 before anything is done; `remembered` keeps that answer under the idempotency key, as Stripe may. */
  | { kind: 'server_error'; remembered?: boolean }
  /** 429 before anything is done. */
  | { kind: 'rate_limited' }
  /** The connection ends before anything is done. */
  | { kind: 'drop_before_work' }
  /** Everything is done and committed, but the connection ends without an answer. */
  | { kind: 'drop_after_work' };

export type FaultPlan = (request: { method: string; path: string }) => Fault | undefined;
