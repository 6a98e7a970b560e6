import type { Job, Jobs } from '../../../src/kernel/application/jobs.js';
import type { ProviderEvent } from '../../../src/modules/payment-provider/application/ports/payment-gateway.js';
import { ProviderEventRepository } from '../../../src/modules/payment-provider/application/ports/provider-event-repository.js';

/** The provider's events in memory. */
export class InMemoryProviderEventRepository extends ProviderEventRepository {
  private readonly processedAt = new Map<string, Date | null>();

  /** The ids of the stored events. */
  get ids(): string[] {
    return [...this.processedAt.keys()];
  }

  constructor(private readonly jobs: Jobs) {
    super();
  }

  override async keep({ id }: ProviderEvent, job: Job | null, at: Date): Promise<boolean> {
    if (this.processedAt.has(id)) return false;
    this.processedAt.set(id, job ? null : at);
    if (job) await this.jobs.scheduleAll([job]);
    return true;
  }

  override async markProcessed(eventId: string, at: Date): Promise<void> {
    if (this.processedAt.get(eventId) === null) this.processedAt.set(eventId, at);
  }
}
