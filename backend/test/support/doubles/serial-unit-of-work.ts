import { AsyncLocalStorage } from 'node:async_hooks';
import { UnitOfWork } from '../../../src/kernel/application/unit-of-work.js';

/**
 * Runs one unit of work after the other, as the lock of a booking does. A nested run joins the
 * outer one. Nothing is rolled back, because the in-memory doubles have no transactions.
 */
export class SerialUnitOfWork extends UnitOfWork {
  private readonly inside = new AsyncLocalStorage<true>();
  private last: Promise<unknown> = Promise.resolve();

  override run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside.getStore()) return work();
    const result = this.last.then(() => this.inside.run(true, work));
    this.last = result.catch(() => undefined);
    return result;
  }

  override runStatement<T>(work: () => Promise<T>): Promise<T> {
    return this.run(work);
  }
}
