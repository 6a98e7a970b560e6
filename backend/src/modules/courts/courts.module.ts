import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenuesModule } from '../venues/venues.module.js';
import { CourtsController } from './adapters/http/courts.controller.js';
import { EditCourtsController } from './adapters/http/edit-courts.controller.js';
import { CourtSchema } from './adapters/persistence/court.schema.js';
import { PostgresCourtRepository } from './adapters/persistence/postgres-court-repository.js';
import { PostgresCourtQueries } from './adapters/persistence/postgres-court-queries.js';
import { ArchiveCourts } from './application/archive-courts.js';
import { CourtQueries } from './application/court-queries.js';
import { CourtRepository } from './application/court-repository.js';
import { CourtsFacade } from './application/courts-facade.js';
import { EditCourts } from './application/edit-courts.js';
import { CourtImagesModule } from './court-images.module.js';

/** Courts, their prices and their images. */
@Module({
  imports: [TypeOrmModule.forFeature([CourtSchema]), VenuesModule, CourtImagesModule],
  controllers: [CourtsController, EditCourtsController],
  providers: [
    EditCourts,
    ArchiveCourts,
    CourtsFacade,
    { provide: CourtRepository, useClass: PostgresCourtRepository },
    { provide: CourtQueries, useClass: PostgresCourtQueries },
  ],
  exports: [ArchiveCourts, CourtsFacade],
})
export class CourtsModule {}
