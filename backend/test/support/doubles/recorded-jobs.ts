import { Jobs } from '../../../src/kernel/application/jobs.js';

export class RecordedJobs extends Jobs {
  readonly scheduled: { task: string; payload: Record<string, unknown> }[] = [];

  override async schedule(task: string, payload: Record<string, unknown>): Promise<void> {
    this.scheduled.push({ task, payload });
  }

  override handle(): void {
    // The tests only look at the scheduled jobs.
  }

  override every(): void {
    // The tests only look at the scheduled jobs.
  }
}
