import type { Job } from '../../../../kernel/application/jobs.js';
import type { ProviderEvent } from './payment-gateway.js';

/** Stores the events received from the provider, each only once. */
export abstract class ProviderEventRepository {
  /**
   * Stores an event that is new, with the job that processes it, and returns true. Without a job,
   * the event is stored as processed.
   */
  abstract keep(event: ProviderEvent, job: Job | null, at: Date): Promise<boolean>;

  /** Records when an event was processed first. */
  abstract markProcessed(eventId: string, at: Date): Promise<void>;
}
