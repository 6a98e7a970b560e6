/** Runs one job. May run twice for one job, so it must tolerate repetition. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>;

/** Runs a sweep once. It ends soon after the signal, between two of its batches. */
export type SweepRun = (signal: AbortSignal) => Promise<void>;

/** When and how a job runs. */
export interface JobOptions {
  /** The earliest instant; immediately by default. */
  runAt?: Date;
  /** Makes the job unique: scheduling the same key again replaces the waiting job. */
  key?: string;
  /** True: all other due jobs run first. For work without a waiting person, such as a letter. */
  canWait?: boolean;
  /** How often the queue tries a failing job; 25 times by default. */
  maxAttempts?: number;
}

/** A job to schedule. */
export interface Job extends JobOptions {
  task: string;
  payload: Readonly<Record<string, unknown>>;
}

/**
 * Background jobs, stored in PostgreSQL. The queue reads all waiting jobs each time it looks for
 * work, so a job is for now or for a short time ahead (docs/adr/0023).
 */
export abstract class Jobs {
  /** Enqueues a job in the ambient transaction: the job exists only if the transaction commits. */
  schedule(task: string, payload: Record<string, unknown>, options: JobOptions = {}): Promise<void> {
    return this.scheduleAll([{ ...options, task, payload }]);
  }

  /** Enqueues jobs as `schedule` does, in one statement. Their keys must differ. */
  abstract scheduleAll(jobs: readonly Job[]): Promise<void>;

  /** Registers the handler of a task while modules start. */
  abstract handle(task: string, handler: JobHandler): void;

  /**
   * Registers a recurring task while modules start. It runs once per tick in the whole
   * installation. A tick that comes while the task runs waits until it has ended.
   * @param pattern a cron pattern in UTC, such as `* * * * *`
   */
  abstract every(pattern: string, task: string, handler: JobHandler): void;

  /**
   * Registers a sweep while modules start. Each process that does jobs runs it at its start and
   * then this many seconds after each run, but never while it runs anywhere else.
   */
  abstract sweep(name: string, seconds: number, run: SweepRun): void;
}
