import { Module } from '@nestjs/common';
import { VenuesModule } from '../venues/index.js';
import { CourtsController } from './adapters/http/courts.controller.js';
import { PostgresCourtQueries, PostgresCourtsFacade } from './adapters/persistence/postgres-courts.js';
import { CourtQueries } from './application/court-queries.js';
import { CourtsFacade } from './application/courts-facade.js';

@Module({
  imports: [VenuesModule],
  controllers: [CourtsController],
  providers: [
    { provide: CourtQueries, useClass: PostgresCourtQueries },
    { provide: CourtsFacade, useClass: PostgresCourtsFacade },
  ],
  exports: [CourtsFacade],
})
export class CourtsModule {}
