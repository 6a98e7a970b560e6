import type { DomainEvent } from '../domain/domain-event.js';

/** Handles an event's payload. May be called more than once for one event. */
export type EventHandler = (payload: Record<string, unknown>) => Promise<void>;

/**
 * Domain events, carried as jobs: one job per subscriber, written in the transaction of the change that caused
 * them, so that an event exists exactly when its change does.
 */
export abstract class Events {
  /** Records the event for every subscriber, inside the ambient transaction. */
  abstract publish(event: DomainEvent): Promise<void>;

  /** Subscribes under a stable name (`payments.refund-booking`); called while modules start. */
  abstract subscribe(eventName: string, subscriber: string, handler: EventHandler): void;
}
