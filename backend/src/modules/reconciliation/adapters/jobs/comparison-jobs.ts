import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { CompareWithProvider } from '../../application/compare-with-provider.js';

/** The name is older than this module; the queue knows the job by it. No payload. */
const COMPARE_TASK = 'payments.compare';

/** In UTC: at night for most venues. */
const EVERY_DAY = '30 8 * * *';

/** Compares the ledger with the provider every day. */
@Injectable()
export class ComparisonJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly compare: CompareWithProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_DAY, COMPARE_TASK, async () => void (await this.compare.execute()));
  }
}
