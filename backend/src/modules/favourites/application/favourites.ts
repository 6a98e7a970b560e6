import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import { VenueNotFound, VenuesFacade } from '../../venues/index.js';
import { MAX_FAVOURITES, TooManyFavourites } from '../domain/favourite-errors.js';
import { FavouriteRepository } from './favourite-repository.js';

/** The favourite venues of a player (docs/notes/favourites-and-the-home-page.md). */
@Injectable()
export class Favourites {
  constructor(
    private readonly stored: FavouriteRepository,
    private readonly venues: VenuesFacade,
    private readonly clock: Clock,
  ) {}

  /** Returns the ids of the open venues, the newest favourite first. */
  of(playerId: PlayerId): Promise<VenueId[]> {
    return this.stored.of(playerId);
  }

  /** @throws VenueNotFound, TooManyFavourites */
  async add(playerId: PlayerId, venueId: VenueId): Promise<void> {
    await this.venues.one(venueId);
    if (!(await this.stored.add(playerId, venueId, this.clock.now(), MAX_FAVOURITES)))
      throw new TooManyFavourites();
  }

  /**
   * Removes a venue, also one that has been archived. It may be repeated, and a player who does not
   * have the venue keeps the others. A browser without a player has none.
   * @throws VenueNotFound if there has never been such a venue
   */
  async remove(playerId: PlayerId | null, venueId: VenueId): Promise<void> {
    if (!(await this.stored.remove(playerId, venueId))) throw new VenueNotFound();
  }
}
