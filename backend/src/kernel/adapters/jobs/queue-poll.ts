/** The workers of the queue, as far as a look needs them. */
interface Nudged {
  /** Makes so many idle workers look for a job. */
  nudge(count: number): void;
}

const LOOK_MS = 1_000;

/**
 * Looks for jobs whose time has come. PostgreSQL tells of new jobs, but not of those that become
 * due. The workers of the queue would all look by themselves; one look for all of them is enough,
 * and the others follow if it finds a job.
 */
export class QueuePoll {
  private pool: Nudged | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;

  constructor(private readonly workers: number) {}

  /** Looks for the workers of this pool from now on, and no longer for those of an earlier one. */
  lookFor(pool: Nudged): void {
    this.pool = pool;
    this.timer ??= setInterval(() => {
      this.isLooking = true;
      this.nudge(1);
    }, LOOK_MS);
  }

  /** Tells that a worker has found a job: there may be more. */
  found(): void {
    if (!this.isLooking) return;
    this.isLooking = false;
    this.nudge(this.workers);
  }

  /** Tells that a worker has found no job. */
  foundNone(): void {
    this.isLooking = false;
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    this.pool = null;
  }

  private nudge(count: number): void {
    try {
      this.pool?.nudge(count);
    } catch {
      this.pool = null; // Its workers have ended. The next pool tells its name.
    }
  }
}
