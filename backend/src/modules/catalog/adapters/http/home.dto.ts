import { ApiProperty } from '@nestjs/swagger';
import { FreeStartBody } from '../../../search/http.js';
import type { NextStarts } from '../../../search/index.js';
import { OpenGameBody } from '../../../shared-links/http.js';
import { HOME_VENUES } from '../../application/catalog-queries.js';
import { HOME_GAMES, type HomeCard, type HomePage } from '../../application/show-home.js';
import { VenueBody } from './venue.dto.js';

class NextStartsBody implements NextStarts {
  @ApiProperty({ example: '2026-11-22', description: 'today or tomorrow on the clock of the venue' })
  date: string;
  @ApiProperty({ example: '18:00', description: 'when the night tariff begins' }) nightFrom: string;
  @ApiProperty({ type: [FreeStartBody], maxItems: 3, description: 'for singles' }) starts: FreeStartBody[];
}

/** A venue on the home page. */
export class HomeVenueBody extends VenueBody implements HomeCard {
  @ApiProperty({ description: 'a favourite of this player' }) isFavourite: boolean;
  @ApiProperty({
    type: NextStartsBody,
    nullable: true,
    description: 'null if nothing is free until tomorrow',
  })
  next: NextStartsBody | null;
}

export class HomeBody implements Omit<HomePage, 'isPersonal'> {
  @ApiProperty({ type: [HomeVenueBody], maxItems: HOME_VENUES }) items: HomeVenueBody[];
  @ApiProperty({ type: 'integer', description: 'how many venues there are' }) total: number;
  @ApiProperty({ type: [OpenGameBody], maxItems: HOME_GAMES, description: 'the earliest first' })
  openGames: OpenGameBody[];
}
