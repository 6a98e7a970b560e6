import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import type { PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { CurrentPlayer, KnownPlayer } from '../../../sign-in/http.js';
import { Favourites } from '../../application/favourites.js';
import { FavouritesView } from './favourites.dto.js';

/** The favourite venues of the player of this browser. They follow a guest into an account. */
@ApiTags('venues')
@Controller('api/favourites')
export class FavouritesController {
  constructor(private readonly favourites: Favourites) {}

  @Get()
  @ApiOperation({ summary: 'The favourite venues of this player; none for a browser without a session' })
  @ApiOkResponse({ type: FavouritesView })
  async own(@KnownPlayer() playerId: PlayerId | null): Promise<FavouritesView> {
    return { venueIds: playerId === null ? [] : await this.favourites.of(playerId) };
  }

  @Put(':venueId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Makes a venue a favourite; again changes nothing' })
  @ApiBody({ type: NoFields, required: false })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorBody, description: '`venue_not_found`' })
  @ApiConflictResponse({ type: ErrorBody, description: '`too_many_favourites`, `session_changed`' })
  async add(
    @IdParam('venueId') venueId: VenueId,
    @Body() _: NoFields,
    @CurrentPlayer() playerId: PlayerId,
  ): Promise<void> {
    await this.favourites.add(playerId, venueId);
  }

  @Delete(':venueId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a venue from the favourites; again changes nothing' })
  @ApiBody({ type: NoFields, required: false })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorBody, description: '`venue_not_found`' })
  async remove(
    @IdParam('venueId') venueId: VenueId,
    @Body() _: NoFields,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<void> {
    await this.favourites.remove(playerId, venueId);
  }
}
