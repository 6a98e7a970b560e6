import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { VenuesModule } from '../venues/index.js';
import { CourtsController } from './adapters/http/courts.controller.js';
import { EditCourtsController } from './adapters/http/edit-courts.controller.js';
import { PostgresCourtStore } from './adapters/persistence/postgres-court-store.js';
import { PostgresCourtQueries, PostgresCourtsFacade } from './adapters/persistence/postgres-courts.js';
import { imagesFolder, LocalImageStore } from './adapters/storage/local-image-store.js';
import { ArchiveCourts } from './application/archive-courts.js';
import { CourtQueries } from './application/court-queries.js';
import { CourtStore } from './application/court-store.js';
import { CourtsFacade } from './application/courts-facade.js';
import { EditCourts } from './application/edit-courts.js';
import { ImageStore } from './application/image-store.js';

@Module({
  imports: [VenuesModule],
  controllers: [CourtsController, EditCourtsController],
  providers: [
    EditCourts,
    ArchiveCourts,
    { provide: CourtStore, useClass: PostgresCourtStore },
    { provide: CourtQueries, useClass: PostgresCourtQueries },
    { provide: CourtsFacade, useClass: PostgresCourtsFacade },
    {
      provide: ImageStore,
      inject: [Config],
      useFactory: ({ dataDir }: Config) => new LocalImageStore(imagesFolder(dataDir)),
    },
  ],
  exports: [ArchiveCourts, CourtsFacade],
})
export class CourtsModule {}
