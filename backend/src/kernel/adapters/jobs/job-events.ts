import { Injectable } from '@nestjs/common';
import { inBatches } from '../../application/batches.js';
import type { DomainEvent } from '../../domain/domain-event.js';
import { type EventHandler, Events, type SubscriberOptions } from '../../application/events.js';
import { type Job, Jobs } from '../../application/jobs.js';

type Subscriber = Pick<Job, 'task' | 'canWait'> & Pick<SubscriberOptions, 'when'>;
type EventPayload = Parameters<EventHandler>[0];

/** The key of the payloads of equal events that were published together. They share a job. */
const SEVERAL = '$several';
const AT_ONCE = 25;

/** Words with dashes between them, after the module. */
const SUBSCRIBER = /^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)?$/;

/**
 * Implements {@link Events} with one job per subscriber. The subscriber's name is the job's task.
 */
@Injectable()
export class JobEvents extends Events {
  private readonly subscribers = new Map<string, Subscriber[]>();

  constructor(private readonly jobs: Jobs) {
    super();
  }

  override async publish(...events: readonly DomainEvent[]): Promise<void> {
    const jobs: Job[] = [];
    for (const [name, ofName] of Map.groupBy(events, (event) => event.name))
      for (const subscriber of this.subscribers.get(name) ?? [])
        jobs.push(...(await jobsFor(subscriber, ofName)));
    await this.jobs.scheduleAll(jobs);
  }

  override subscribe(
    eventName: string,
    subscriber: string,
    handler: EventHandler,
    options: SubscriberOptions = {},
  ): void {
    if (!SUBSCRIBER.test(subscriber)) throw new RangeError(`"${subscriber}" is no name of a subscriber`);
    const others = this.subscribers.get(eventName) ?? [];
    this.subscribers.set(eventName, [...others, { task: subscriber, ...options }]);
    this.jobs.handle(subscriber, (payload) => {
      const { [SEVERAL]: several } = payload;
      return Array.isArray(several) ? handleEach(several, handler) : handler(payload);
    });
  }
}

/** Equal events that are published together share jobs. */
async function jobsFor({ when, ...job }: Subscriber, events: readonly DomainEvent[]): Promise<Job[]> {
  const payloads: EventPayload[] = [];
  for (const { payload } of events) if (!when || (await when(payload))) payloads.push(payload);
  return [...inBatches(payloads, AT_ONCE)].map((batch) => ({
    ...job,
    payload: batch.length === 1 ? (batch[0] ?? {}) : { [SEVERAL]: batch },
  }));
}

/** One that fails does not keep the others waiting; the job then runs again for all of them. */
async function handleEach(payloads: readonly EventPayload[], handler: EventHandler): Promise<void> {
  const failures: unknown[] = [];
  for (const payload of payloads) await handler(payload).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
}
