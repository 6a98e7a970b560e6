import { Module } from '@nestjs/common';
import { VenuesModule } from '../venues/venues.module.js';
import { CourtsController } from './adapters/http/courts.controller.js';
import { EditCourtsController } from './adapters/http/edit-courts.controller.js';
import { PostgresCourtStore } from './adapters/persistence/postgres-court-store.js';
import { PostgresCourtQueries, PostgresCourtsFacade } from './adapters/persistence/postgres-courts.js';
import { ArchiveCourts } from './application/archive-courts.js';
import { CourtQueries } from './application/court-queries.js';
import { CourtStore } from './application/court-store.js';
import { CourtsFacade } from './application/courts-facade.js';
import { EditCourts } from './application/edit-courts.js';
import { CourtImagesModule } from './court-images.module.js';

@Module({
  imports: [VenuesModule, CourtImagesModule],
  controllers: [CourtsController, EditCourtsController],
  providers: [
    EditCourts,
    ArchiveCourts,
    { provide: CourtStore, useClass: PostgresCourtStore },
    { provide: CourtQueries, useClass: PostgresCourtQueries },
    { provide: CourtsFacade, useClass: PostgresCourtsFacade },
  ],
  exports: [ArchiveCourts, CourtsFacade],
})
export class CourtsModule {}
