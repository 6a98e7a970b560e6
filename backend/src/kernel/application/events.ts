import type { DomainEvent } from '../domain/domain-event.js';
import type { JobOptions } from './jobs.js';

/** Handles an event's payload. Runs at least once per event, so it must tolerate repetition. */
export type EventHandler = (payload: Record<string, unknown>) => Promise<void>;

/** How a subscriber takes its events. */
export interface SubscriberOptions extends Pick<JobOptions, 'canWait'> {
  /**
   * Decides in the transaction of the event whether the subscriber has work with it. Without work
   * there is no job, which would cost its claim, a look and its end.
   */
  when?: (payload: Record<string, unknown>) => boolean | Promise<boolean>;
}

/**
 * Publishes domain events as jobs, one job per subscriber. The jobs are written in the ambient
 * transaction: if it rolls back, its events are gone; if it commits, every subscriber runs.
 *
 * A unit of work may run more than once (see `UnitOfWork`). Each run must publish its events
 * itself, so an aggregate whose events are published has to be loaded or created inside the unit of
 * work.
 */
export abstract class Events {
  /** Enqueues the events for every subscriber in the ambient transaction, in one statement. */
  abstract publish(...events: readonly DomainEvent[]): Promise<void>;

  /**
   * Registers a handler while modules start.
   * @param subscriber a stable, unique name such as `payments.refund-booking`; it names the job
   * @param options `canWait`: other due jobs run first; `when`: for which events
   */
  abstract subscribe(
    eventName: string,
    subscriber: string,
    handler: EventHandler,
    options?: SubscriberOptions,
  ): void;
}
