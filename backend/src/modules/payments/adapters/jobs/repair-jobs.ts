import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { type PaymentId, idFrom } from '../../../../kernel/domain/ids.js';
import { RECONCILE_TASK, REPAIR_TASK } from '../../application/payment-tasks.js';
import { ReconcilePayments } from '../../application/repairs/reconcile-payments.js';
import { RepairPayment } from '../../application/repairs/repair-payment.js';

const RECONCILE_SECONDS = 60;

/** Repairs unfinished payments. */
@Injectable()
export class RepairJobs implements OnModuleInit {
  private hasReconciled = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly repair: RepairPayment,
    private readonly reconcile: ReconcilePayments,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(REPAIR_TASK, ({ paymentId }) => this.repair.execute(idFrom<PaymentId>(paymentId)));
    this.jobs.sweep(RECONCILE_TASK, RECONCILE_SECONDS, (signal) => this.reconcileSoon(signal));
  }

  /** The first run of a process resumes at once what a crash interrupted. */
  private async reconcileSoon(signal: AbortSignal): Promise<void> {
    await this.reconcile.execute(this.hasReconciled ? undefined : 0, signal);
    this.hasReconciled = true;
  }
}
