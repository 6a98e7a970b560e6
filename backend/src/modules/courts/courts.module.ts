import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { VenuesModule } from '../venues/index.js';
import { CourtsController } from './adapters/http/courts.controller.js';
import { PostgresCourtQueries, PostgresCourtsFacade } from './adapters/persistence/postgres-courts.js';
import { imagesFolder, LocalImageStore } from './adapters/storage/local-image-store.js';
import { CourtQueries } from './application/court-queries.js';
import { CourtsFacade } from './application/courts-facade.js';
import { ImageStore } from './application/image-store.js';

@Module({
  imports: [VenuesModule],
  controllers: [CourtsController],
  providers: [
    { provide: CourtQueries, useClass: PostgresCourtQueries },
    { provide: CourtsFacade, useClass: PostgresCourtsFacade },
    {
      provide: ImageStore,
      inject: [Config],
      useFactory: ({ dataDir }: Config) => new LocalImageStore(imagesFolder(dataDir)),
    },
  ],
  exports: [CourtsFacade],
})
export class CourtsModule {}
