/**
 * Work for later waits in an index. A sweep promotes it: shortly before it falls due, it becomes a
 * job at its exact instant (docs/adr/0023).
 */
export const SWEEP_SECONDS = 30;

/** Twice the time between two sweeps, so that a late or a failed sweep delays nothing. */
const AHEAD_MS = 2 * SWEEP_SECONDS * 1000;

/** Returns the instant before which a sweep at the given instant promotes what falls due. */
export function promotedBefore(now: Date): Date {
  return new Date(now.getTime() + AHEAD_MS);
}
