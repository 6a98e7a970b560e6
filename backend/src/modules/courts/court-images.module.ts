import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Clock } from '../../kernel/domain/clock.js';
import { CourtImagesController } from './adapters/http/court-images.controller.js';
import { ImageJobs } from './adapters/jobs/image-jobs.js';
import { PostgresCourtPictures } from './adapters/persistence/postgres-court-pictures.js';
import { PostgresCourtQueries } from './adapters/persistence/postgres-courts.js';
import { PostgresUploads } from './adapters/persistence/postgres-uploads.js';
import { LocalObjectStore } from './adapters/storage/local-object-store.js';
import { S3ObjectStore } from './adapters/storage/s3-object-store.js';
import { SharpPictureMaker } from './adapters/storage/sharp-picture-maker.js';
import { ChangeCourtImage } from './application/change-court-image.js';
import { CleanImages } from './application/clean-images.js';
import { CourtPictures } from './application/court-pictures.js';
import { CourtQueries } from './application/court-queries.js';
import { ImageStore } from './application/image-store.js';
import { ObjectStore } from './application/object-store.js';
import { OpenUpload } from './application/open-upload.js';
import { PictureMaker } from './application/picture-maker.js';
import { Uploads } from './application/uploads.js';

/** The part of the courts module that is about their pictures. */
@Module({
  controllers: [CourtImagesController],
  providers: [
    OpenUpload,
    ChangeCourtImage,
    CleanImages,
    ImageJobs,
    ImageStore,
    { provide: CourtQueries, useClass: PostgresCourtQueries },
    { provide: CourtPictures, useClass: PostgresCourtPictures },
    { provide: Uploads, useClass: PostgresUploads },
    { provide: PictureMaker, useClass: SharpPictureMaker },
    {
      provide: ObjectStore,
      inject: [Config, Clock],
      useFactory: ({ storage, dataDir, sessionSecret }: Config, clock: Clock) =>
        storage ? new S3ObjectStore(storage) : new LocalObjectStore(dataDir, sessionSecret, clock),
    },
  ],
  exports: [ImageStore, ObjectStore],
})
export class CourtImagesModule {}
