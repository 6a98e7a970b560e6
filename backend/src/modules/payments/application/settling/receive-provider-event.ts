import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { PaymentGateway } from '../ports/payment-gateway.js';
import { FOLLOW_REFUND_TASK, SETTLE_TASK } from '../payment-tasks.js';
import { ProviderEventRepository } from '../ports/provider-event-repository.js';

/** Receives an event of the provider: checks its signature, stores it once, and schedules a job. */
@Injectable()
export class ReceiveProviderEvent {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly events: ProviderEventRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ForgedEvent */
  async execute(body: Buffer, signature: string): Promise<void> {
    const event = this.gateway.readEvent(body, signature);
    if (event === null) return;
    const { id: eventId, intentId, refundId: providerRefundId } = event;
    if (intentId === null && providerRefundId === null) return;
    await this.unitOfWork.run(async () => {
      const isNew = await this.events.keep(event, this.clock.now());
      if (!isNew) return;
      if (intentId !== null) await this.jobs.schedule(SETTLE_TASK, { intentId, eventId });
      else await this.jobs.schedule(FOLLOW_REFUND_TASK, { providerRefundId, eventId });
    });
  }
}
