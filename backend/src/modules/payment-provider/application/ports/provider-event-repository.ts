import type { ProviderEvent } from './payment-gateway.js';

/** Stores the events received from the provider, each only once. */
export abstract class ProviderEventRepository {
  /** Stores an event. Returns true if it is new. */
  abstract keep(event: ProviderEvent, at: Date): Promise<boolean>;

  /** Records when an event was processed first. */
  abstract markProcessed(eventId: string, at: Date): Promise<void>;
}
