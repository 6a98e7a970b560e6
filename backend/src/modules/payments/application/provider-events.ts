import type { ProviderEvent } from './payment-gateway.js';

/** The provider's events that have arrived; each is kept once, however often it comes. */
export abstract class ProviderEvents {
  /** Answers whether the event is new. */
  abstract keep(event: ProviderEvent, at: Date): Promise<boolean>;

  abstract markProcessed(eventId: string, at: Date): Promise<void>;
}
