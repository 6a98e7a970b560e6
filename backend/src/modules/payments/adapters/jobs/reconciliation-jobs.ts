import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { COMPARE_TASK, RECONCILE_TASK, REPAIR_TASK } from '../../application/payment-tasks.js';
import { CompareWithProvider } from '../../application/reconciliation/compare-with-provider.js';
import { ReconcilePayments } from '../../application/reconciliation/reconcile-payments.js';
import { RepairPayment } from '../../application/reconciliation/repair-payment.js';

const RECONCILE_SECONDS = 60;
/** In UTC: at night for most venues. */
const EVERY_DAY = '30 8 * * *';

/** Repairs unfinished payments, and compares the ledger with the provider. */
@Injectable()
export class ReconciliationJobs implements OnModuleInit {
  private hasReconciled = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly repair: RepairPayment,
    private readonly reconcile: ReconcilePayments,
    private readonly compare: CompareWithProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(REPAIR_TASK, ({ paymentId }) => this.repair.execute(String(paymentId)));
    this.jobs.sweep(RECONCILE_TASK, RECONCILE_SECONDS, (signal) => this.reconcileSoon(signal));
    this.jobs.every(EVERY_DAY, COMPARE_TASK, async () => void (await this.compare.execute()));
  }

  /** The first run of a process resumes at once what a crash interrupted. */
  private async reconcileSoon(signal: AbortSignal): Promise<void> {
    await this.reconcile.execute(this.hasReconciled ? undefined : 0, signal);
    this.hasReconciled = true;
  }
}
