/** Runs one job. May run twice for one job, so it must tolerate repetition. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>;

/** When and how a job runs. */
export interface JobOptions {
  /** The earliest instant; immediately by default. */
  runAt?: Date;
  /** Makes the job unique: scheduling the same key again replaces the waiting job. */
  key?: string;
  /** How often the queue tries a failing job; 25 times by default. */
  maxAttempts?: number;
}

/** Background jobs, stored in PostgreSQL. */
export abstract class Jobs {
  /** Enqueues a job in the ambient transaction: the job exists only if the transaction commits. */
  abstract schedule(task: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>;

  /** Registers the handler of a task while modules start. */
  abstract handle(task: string, handler: JobHandler): void;

  /**
   * Registers a recurring task while modules start. It runs once per tick in the whole
   * installation.
   * @param pattern a cron pattern in UTC, such as `* * * * *`
   */
  abstract every(pattern: string, task: string, handler: JobHandler): void;
}
