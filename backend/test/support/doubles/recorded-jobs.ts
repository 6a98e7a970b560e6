import { Jobs } from '../../../src/kernel/application/jobs.js';

export class RecordedJobs extends Jobs {
  readonly scheduled: { task: string; payload: Record<string, unknown> }[] = [];

  override async schedule(task: string, payload: Record<string, unknown>): Promise<void> {
    this.scheduled.push({ task, payload });
  }

  override handle(): void {
    // nobody works
  }

  override every(): void {
    // nobody works
  }
}
