import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PostgresFindingRepository } from './adapters/persistence/postgres-finding-repository.js';
import { ProviderComparisonSchema } from './adapters/persistence/provider-comparison.schema.js';
import { ReconciliationFindingSchema } from './adapters/persistence/reconciliation-finding.schema.js';
import { FindingRepository } from './application/ports/finding-repository.js';

/** The differences between our records and the provider’s, which an admin has to resolve. */
@Module({
  imports: [TypeOrmModule.forFeature([ReconciliationFindingSchema, ProviderComparisonSchema])],
  providers: [{ provide: FindingRepository, useClass: PostgresFindingRepository }],
  exports: [FindingRepository],
})
export class FindingsModule {}
