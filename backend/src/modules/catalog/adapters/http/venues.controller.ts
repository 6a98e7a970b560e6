import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { KeptBodies } from '../../../../kernel/adapters/http/kept-bodies.js';
import type { PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { CatalogQueries } from '../../application/catalog-queries.js';
import { ShowHome } from '../../application/show-home.js';
import { HomeBody } from './home.dto.js';
import { VenueBody, VenueDetailBody } from './venue.dto.js';
import { VenuePageBody, VenuesQuery } from './venue-page.dto.js';
import { visitedVenues } from './visited-venues.js';

const PAGE_SIZE = 12;

@ApiTags('venues')
@Controller('api/venues')
export class VenuesController {
  private readonly lists = new KeptBodies();

  constructor(
    private readonly catalog: CatalogQueries,
    private readonly showHome: ShowHome,
  ) {}

  @Get()
  @ApiOperation({ summary: 'All venues' })
  @ApiOkResponse({ type: [VenueBody] })
  async all(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.lists.send(request, response, 'all', await this.catalog.venues());
  }

  @Get('page')
  @ApiOperation({ summary: 'A page of the venues, in the order of all venues' })
  @ApiOkResponse({ type: VenuePageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  page(@Query() { search, cursor, limit }: VenuesQuery): Promise<VenuePageBody> {
    return this.catalog.page({ search: search ?? null, after: cursor ?? null, limit: limit ?? PAGE_SIZE });
  }

  @Get('home')
  @ApiOperation({
    summary:
      'The home page: venues (favourites, recently visited, best rated) with their next hours, and open games',
    description:
      'The cookie `saque-visited` names the venues that the browser opened last: up to twelve ids, separated by dots.',
  })
  @ApiOkResponse({ type: HomeBody })
  async home(
    @KnownPlayer() playerId: PlayerId | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HomeBody> {
    const visited = visitedVenues(request.headers.cookie);
    const { isPersonal, ...home } = await this.showHome.execute({ playerId, visited });
    // No other visitor may get a page that contains this response.
    if (isPersonal) response.setHeader('Cache-Control', 'private, no-store');
    return home;
  }

  @Get(':venueId')
  @ApiOperation({ summary: 'One venue' })
  @ApiOkResponse({ type: VenueDetailBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  one(@IdParam('venueId') venueId: VenueId): Promise<VenueDetailBody> {
    return this.catalog.venue(venueId);
  }
}
