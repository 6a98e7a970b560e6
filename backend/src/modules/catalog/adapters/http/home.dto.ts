import { ApiProperty } from '@nestjs/swagger';
import { HOME_VENUES, type HomeVenueView, type HomeView } from '../../application/catalog-queries.js';
import { VenueBody } from './venue.dto.js';

/** A venue on the home page. */
export class HomeVenueBody extends VenueBody implements HomeVenueView {
  @ApiProperty({ description: 'a favourite of this player' }) isFavourite: boolean;
}

export class HomeBody implements Omit<HomeView, 'isPersonal'> {
  @ApiProperty({ type: [HomeVenueBody], maxItems: HOME_VENUES }) items: HomeVenueBody[];
  @ApiProperty({ type: 'integer', description: 'how many venues there are' }) total: number;
}
