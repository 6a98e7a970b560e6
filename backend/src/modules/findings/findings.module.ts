import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PostgresFindingRepository } from './adapters/persistence/postgres-finding-repository.js';
import { ProviderComparisonSchema } from './adapters/persistence/provider-comparison.schema.js';
import { ReconciliationFindingSchema } from './adapters/persistence/reconciliation-finding.schema.js';
import { FindingRepository } from './application/ports/finding-repository.js';

/** What an admin has to look at because our records and the provider’s differ. */
@Module({
  imports: [TypeOrmModule.forFeature([ReconciliationFindingSchema, ProviderComparisonSchema])],
  providers: [{ provide: FindingRepository, useClass: PostgresFindingRepository }],
  exports: [FindingRepository],
})
export class FindingsModule {}
