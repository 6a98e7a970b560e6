import type { TestApp } from './app/app.js';
import { eventually } from './eventually.js';

/** Resolves when no job of the module, or of any, is due: what it was to do has been done. */
export async function jobsDone(app: Pick<TestApp, 'sql'>, module = '%'): Promise<void> {
  const due = `select task_identifier as task from graphile_worker.jobs
                where task_identifier like $1 || '.%' and run_at <= now()`;
  await eventually(async () => expect(await app.sql(due, [module])).toEqual([]), 20_000);
}
