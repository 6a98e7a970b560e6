/** Work done for a job. May run twice; must not rely on having run before. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>;

/** When and how a job runs. `key` makes it unique: scheduling it again replaces the waiting one. */
export interface JobOptions {
  runAt?: Date;
  key?: string;
  maxAttempts?: number;
}

/** Background jobs in PostgreSQL, enqueued in the ambient transaction. */
export abstract class Jobs {
  /** Enqueues a job; it is there if and only if the ambient transaction commits. */
  abstract schedule(task: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>;

  /** Names the handler of a task; called while modules start. */
  abstract handle(task: string, handler: JobHandler): void;

  /** Runs a task over and over (`* * * * *` as in cron, in UTC), once per tick in the whole installation. */
  abstract every(pattern: string, task: string, handler: JobHandler): void;
}
