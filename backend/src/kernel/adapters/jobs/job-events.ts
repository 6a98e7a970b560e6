import { Injectable } from '@nestjs/common';
import { inBatches } from '../../application/batches.js';
import type { DomainEvent } from '../../domain/domain-event.js';
import { type EventHandler, Events } from '../../application/events.js';
import { type Job, type JobOptions, Jobs } from '../../application/jobs.js';

type Subscriber = Pick<Job, 'task' | 'canWait'>;
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

  override publish(...events: readonly DomainEvent[]): Promise<void> {
    const byName = Map.groupBy(events, ({ name }) => name);
    const jobs = [...byName].flatMap(([name, ofName]) => {
      const payloads = [...inBatches(ofName, AT_ONCE)].map((batch) =>
        batch.length === 1 ? batch[0]?.payload : { [SEVERAL]: batch.map(({ payload }) => payload) },
      );
      const subscribers = this.subscribers.get(name) ?? [];
      return subscribers.flatMap((subscriber) =>
        payloads.map((payload = {}) => ({ ...subscriber, payload })),
      );
    });
    return this.jobs.scheduleAll(jobs);
  }

  override subscribe(
    eventName: string,
    subscriber: string,
    handler: EventHandler,
    options: Pick<JobOptions, 'canWait'> = {},
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

/** One that fails does not keep the others waiting; the job then runs again for all of them. */
async function handleEach(payloads: readonly EventPayload[], handler: EventHandler): Promise<void> {
  const failures: unknown[] = [];
  for (const payload of payloads) await handler(payload).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
}
