import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { SecretKeys } from '../../kernel/adapters/secret-keys.js';
import { Clock } from '../../kernel/domain/clock.js';
import { VenuesModule } from '../venues/venues.module.js';
import { CourtImagesController } from './adapters/http/court-images.controller.js';
import { ImageJobs } from './adapters/jobs/image-jobs.js';
import { CourtSchema } from './adapters/persistence/court.schema.js';
import { PostgresCourtImageRepository } from './adapters/persistence/postgres-court-image-repository.js';
import { PostgresCourtQueries } from './adapters/persistence/postgres-court-queries.js';
import { PostgresUploadRepository } from './adapters/persistence/postgres-upload-repository.js';
import { UploadSchema } from './adapters/persistence/upload.schema.js';
import { LocalObjectStore } from './adapters/storage/local-object-store.js';
import { SharpImageRenderer } from './adapters/storage/sharp-image-renderer.js';
import { ChangeCourtImage } from './application/images/change-court-image.js';
import { CleanImages } from './application/images/clean-images.js';
import { CourtImageRepository } from './application/images/court-image-repository.js';
import { CourtQueries } from './application/court-queries.js';
import { ImageStore } from './application/images/image-store.js';
import { ObjectStore } from './application/images/object-store.js';
import { OpenUpload } from './application/images/open-upload.js';
import { ImageRenderer } from './application/images/image-renderer.js';
import { StoreUpload } from './application/images/store-upload.js';
import { StoreVenuePhoto } from './application/images/store-venue-photo.js';
import { UploadRepository } from './application/images/upload-repository.js';

/** The images of courts: uploads, image processing and storage. */
@Module({
  imports: [TypeOrmModule.forFeature([CourtSchema, UploadSchema]), VenuesModule],
  controllers: [CourtImagesController],
  providers: [
    OpenUpload,
    StoreUpload,
    ChangeCourtImage,
    StoreVenuePhoto,
    CleanImages,
    ImageJobs,
    ImageStore,
    { provide: CourtQueries, useClass: PostgresCourtQueries },
    { provide: CourtImageRepository, useClass: PostgresCourtImageRepository },
    { provide: UploadRepository, useClass: PostgresUploadRepository },
    { provide: ImageRenderer, useClass: SharpImageRenderer },
    {
      provide: ObjectStore,
      inject: [Config, SecretKeys, Clock],
      useFactory: objectStore,
    },
  ],
  exports: [CleanImages, ImageStore, ObjectStore],
})
export class CourtImagesModule {}

/** Loads the SDK of S3 only where it is used, because it takes memory. */
async function objectStore(
  { storage, dataDir }: Config,
  keys: SecretKeys,
  clock: Clock,
): Promise<ObjectStore> {
  if (!storage) return new LocalObjectStore(dataDir, keys, clock);
  const { S3ObjectStore } = await import('./adapters/storage/s3-object-store.js');
  return new S3ObjectStore(storage);
}
