import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenuesModule } from '../venues/venues.module.js';
import { FavouritesController } from './adapters/http/favourites.controller.js';
import { FavouriteRecords } from './adapters/persistence/favourite-records.js';
import { FavouriteSchema } from './adapters/persistence/favourite.schema.js';
import { PostgresFavouriteRepository } from './adapters/persistence/postgres-favourite-repository.js';
import { FavouriteRepository } from './application/favourite-repository.js';
import { Favourites } from './application/favourites.js';

/** The favourite venues of players. */
@Module({
  imports: [TypeOrmModule.forFeature([FavouriteSchema]), VenuesModule],
  controllers: [FavouritesController],
  providers: [
    Favourites,
    FavouriteRecords,
    { provide: FavouriteRepository, useClass: PostgresFavouriteRepository },
  ],
})
export class FavouritesModule {}
