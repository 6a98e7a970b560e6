import { Module } from '@nestjs/common';
import { FindingsModule } from '../findings/findings.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { FindingsController } from './adapters/http/findings.controller.js';
import { ComparisonJobs } from './adapters/jobs/comparison-jobs.js';
import { PostgresMovementQueries } from './adapters/persistence/postgres-movement-queries.js';
import { CompareWithProvider } from './application/compare-with-provider.js';
import { MovementQueries } from './application/ports/movement-queries.js';
import { ResolveFinding } from './application/resolve-finding.js';

/** The daily comparison of our ledger with the provider, and what an admin does about it. */
@Module({
  imports: [FindingsModule, PaymentsModule],
  controllers: [FindingsController],
  providers: [
    CompareWithProvider,
    ResolveFinding,
    ComparisonJobs,
    { provide: MovementQueries, useClass: PostgresMovementQueries },
  ],
})
export class ReconciliationModule {}
