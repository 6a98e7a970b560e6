import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { PaymentGateway, type ProviderEvent } from './ports/payment-gateway.js';
import { FOLLOW_DISPUTE_TASK, FOLLOW_REFUND_TASK, SETTLE_TASK } from './provider-tasks.js';
import { ProviderEventRepository } from './ports/provider-event-repository.js';
import { SettledIntents } from './settled-intents.js';

/** Receives an event of the provider: checks its signature, stores it once, and schedules a job. */
@Injectable()
export class ReceiveProviderEvent {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly events: ProviderEventRepository,
    private readonly settled: SettledIntents,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ForgedEvent */
  async execute(body: Buffer, signature: string): Promise<void> {
    const event = this.gateway.readEvent(body, signature);
    if (event === null) return;
    const work = workOf(event);
    if (work === null) return;
    const isSettled = event.intentId !== null && (await this.settled.has(event.intentId));
    const job = isSettled ? null : { task: work.task, payload: { ...work.subject, eventId: event.id } };
    await this.unitOfWork.runStatement(() => this.events.keep(event, job, this.clock.now()));
  }
}

/** Returns the job for what the event is about, or null if this module has no work with it. */
function workOf(event: ProviderEvent): { task: string; subject: Record<string, string> } | null {
  const { intentId, refundId: providerRefundId, disputeId } = event;
  if (intentId !== null) return { task: SETTLE_TASK, subject: { intentId } };
  if (providerRefundId !== null) return { task: FOLLOW_REFUND_TASK, subject: { providerRefundId } };
  return disputeId === null ? null : { task: FOLLOW_DISPUTE_TASK, subject: { disputeId } };
}
