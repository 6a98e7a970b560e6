import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import {
  FOLLOW_DISPUTE_TASK,
  FOLLOW_REFUND_TASK,
  ProviderEventRepository,
} from '../../../payment-provider/index.js';
import { SEND_REFUND_TASK } from '../../application/payment-tasks.js';
import { RecordProviderRefund } from '../../application/refunds/record-provider-refund.js';
import { SendRefund } from '../../application/refunds/send-refund.js';
import { FollowDispute } from '../../application/disputes/follow-dispute.js';

/** Sends refunds, and follows refunds and disputes at the provider. */
@Injectable()
export class RefundJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendRefund: SendRefund,
    private readonly recordProviderRefund: RecordProviderRefund,
    private readonly followDispute: FollowDispute,
    private readonly events: ProviderEventRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEND_REFUND_TASK, ({ refundId }) => this.sendRefund.execute(String(refundId)));
    this.jobs.handle(FOLLOW_REFUND_TASK, async ({ providerRefundId, eventId }) => {
      await this.recordProviderRefund.execute(String(providerRefundId));
      await this.events.markProcessed(String(eventId), this.clock.now());
    });
    this.jobs.handle(FOLLOW_DISPUTE_TASK, async ({ disputeId, eventId }) => {
      await this.followDispute.execute(String(disputeId));
      await this.events.markProcessed(String(eventId), this.clock.now());
    });
  }
}
