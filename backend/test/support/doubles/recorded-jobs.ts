import { type Job, Jobs } from '../../../src/kernel/application/jobs.js';

export class RecordedJobs extends Jobs {
  readonly scheduled: { task: string; payload: Readonly<Record<string, unknown>> }[] = [];

  override async scheduleAll(jobs: readonly Job[]): Promise<void> {
    this.scheduled.push(...jobs.map(({ task, payload }) => ({ task, payload })));
  }

  override handle(): void {
    // The tests only look at the scheduled jobs.
  }

  override every(): void {
    // The tests only look at the scheduled jobs.
  }

  override sweep(): void {
    // The tests only look at the scheduled jobs.
  }
}
