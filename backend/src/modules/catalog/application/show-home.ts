import { Injectable } from '@nestjs/common';
import { FirstOffers, type NextStarts } from '../../search/index.js';
import type { OpenGameView } from '../../shared-links/index.js';
import { CatalogQueries, type HomeQuery, type HomeVenueView, type HomeView } from './catalog-queries.js';

export const HOME_GAMES = 4;

/** A venue on the home page with its next hours. */
export interface HomeCard extends HomeVenueView {
  /** Null if nothing is free until the end of tomorrow. */
  next: NextStarts | null;
}

/** The content of the home page. */
export interface HomePage extends HomeView {
  items: HomeCard[];
  /** The first {@link HOME_GAMES} games of all venues that look for players. */
  openGames: OpenGameView[];
}

/** Puts together what the home page shows, so that it needs one call. */
@Injectable()
export class ShowHome {
  constructor(
    private readonly catalog: CatalogQueries,
    private readonly offers: FirstOffers,
  ) {}

  async execute(query: HomeQuery): Promise<HomePage> {
    const [home, openGames] = await Promise.all([
      this.catalog.home(query),
      this.offers.openGames(HOME_GAMES),
    ]);
    const venueIds = home.items.map(({ id }) => id);
    const { next, isPersonal } = await this.offers.nextStarts(venueIds, query.playerId);
    const items = home.items.map((venue) => ({ ...venue, next: next.get(venue.id) ?? null }));
    return { ...home, items, openGames, isPersonal: home.isPersonal || isPersonal };
  }
}
