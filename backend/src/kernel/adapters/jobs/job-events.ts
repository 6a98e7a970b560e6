import { Injectable } from '@nestjs/common';
import type { DomainEvent } from '../../domain/domain-event.js';
import { type EventHandler, Events } from '../../application/events.js';
import { Jobs } from '../../application/jobs.js';

/**
 * Implements {@link Events} with one job per subscriber. The subscriber's name is the job's task.
 */
@Injectable()
export class JobEvents extends Events {
  private readonly subscribers = new Map<string, string[]>();

  constructor(private readonly jobs: Jobs) {
    super();
  }

  override publish(...events: readonly DomainEvent[]): Promise<void> {
    const jobs = events.flatMap(({ name, payload }) =>
      (this.subscribers.get(name) ?? []).map((task) => ({ task, payload })),
    );
    return this.jobs.scheduleAll(jobs);
  }

  override subscribe(eventName: string, subscriber: string, handler: EventHandler): void {
    this.subscribers.set(eventName, [...(this.subscribers.get(eventName) ?? []), subscriber]);
    this.jobs.handle(subscriber, handler);
  }
}
