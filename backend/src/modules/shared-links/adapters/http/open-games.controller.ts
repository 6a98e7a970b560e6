import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { CurrentPlayer } from '../../../sign-in/http.js';
import { VenuesFacade } from '../../../venues/index.js';
import { OpenGameQueries } from '../../application/open-game-queries.js';
import { PublishPlaces } from '../../application/publish-places.js';
import { SharedLinkViews } from '../../application/shared-link-views.js';
import { OpenGamesBody } from './open-game.dto.js';
import { SharedLinkBody } from './shared-link.dto.js';

const PLACES = { message: 'Elige cuántos lugares abrir.' };

/** How many games of a venue are shown. */
const GAMES_OF_VENUE = 24;

class OpenPlacesBody {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 4, example: 1, description: '0 closes the game' })
  @IsInt(PLACES)
  @Min(0, PLACES)
  @Max(4, PLACES)
  places: number;
}

/** Games that look for players ("falta uno"). */
@ApiTags('shared-links')
@ApiBadRequestResponse({ type: ErrorBody })
@Controller('api')
export class OpenGamesController {
  constructor(
    private readonly publishPlaces: PublishPlaces,
    private readonly links: SharedLinkViews,
    private readonly games: OpenGameQueries,
    private readonly venues: VenuesFacade,
  ) {}

  @Put('bookings/:bookingId/open-places')
  @ApiOperation({
    summary: 'Lets anyone take free places of an own booking by paying them, or ends this offer',
  })
  @ApiOkResponse({ type: SharedLinkBody, description: 'fewer open places if fewer are free' })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`booking_already_paid`, `shared_link_complete`, …' })
  async publish(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() { places }: OpenPlacesBody,
    @CurrentPlayer() playerId: PlayerId,
  ): Promise<SharedLinkBody> {
    const link = await this.publishPlaces.execute({ bookingId, playerId, places });
    return this.links.ofOrganiser(link, playerId);
  }

  @Get('venues/:venueId/open-games')
  @ApiOperation({ summary: 'The games of a venue that look for players' })
  @ApiOkResponse({ type: OpenGamesBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  async ofVenue(@IdParam('venueId') venueId: VenueId): Promise<OpenGamesBody> {
    await this.venues.one(venueId);
    const { items } = await this.games.find({ venueIds: [venueId] }, GAMES_OF_VENUE);
    return { items };
  }
}
