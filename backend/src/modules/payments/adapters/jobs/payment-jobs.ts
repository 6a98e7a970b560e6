import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { RECONCILE_TASK, REPAIR_TASK, SETTLE_TASK } from '../../application/payment-tasks.js';
import { ProviderEvents } from '../../application/provider-events.js';
import { ReconcilePayments } from '../../application/reconcile-payments.js';
import { RepairPayment } from '../../application/repair-payment.js';
import { SettlePayment } from '../../application/settle-payment.js';

const EVERY_MINUTE = '* * * * *';

/** The module's background work. */
@Injectable()
export class PaymentJobs implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly jobs: Jobs,
    private readonly settle: SettlePayment,
    private readonly repair: RepairPayment,
    private readonly reconcile: ReconcilePayments,
    private readonly events: ProviderEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SETTLE_TASK, ({ intentId, eventId }) => this.process(String(intentId), String(eventId)));
    this.jobs.handle(REPAIR_TASK, ({ paymentId }) => this.repair.execute(String(paymentId)));
    this.jobs.every(EVERY_MINUTE, RECONCILE_TASK, ({ olderThanSeconds }) =>
      this.reconcile.execute(typeof olderThanSeconds === 'number' ? olderThanSeconds : undefined),
    );
  }

  /** Whatever a crash interrupted is looked after at once. */
  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(RECONCILE_TASK, { olderThanSeconds: 0 }, { key: `${RECONCILE_TASK}:at-start` });
  }

  private async process(intentId: string, eventId: string): Promise<void> {
    const settlement = await this.settle.execute(intentId);
    if (settlement.kind === 'ignored')
      this.logger.warn({ intentId, eventId, reason: settlement.reason }, 'ignored');
    await this.events.markProcessed(eventId, this.clock.now());
  }
}
