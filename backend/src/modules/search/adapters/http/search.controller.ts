import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { EventStreams } from '../../../../kernel/adapters/http/event-streams.js';
import { KeptBodies } from '../../../../kernel/adapters/http/kept-bodies.js';
import { sendPersonal } from '../../../../kernel/adapters/http/json-body.js';
import { CustomerCategories, type PersonalRules } from '../../../customers/index.js';
import { type Caller, CurrentCaller } from '../../../sign-in/http.js';
import { OPEN_GAMES_TOPIC } from '../../../shared-links/index.js';
import { SearchHours, type SearchPage, type SearchRead } from '../../application/search-hours.js';
import { cursorOf, positionFrom } from './search-cursor.js';
import { SearchEventsQuery, SearchPageBody, SearchQuery } from './search.dto.js';
import { whereFrom, wishFrom } from './wish-from.js';

@ApiTags('venues')
@Controller('api/search')
export class SearchController {
  private readonly pages = new KeptBodies();

  constructor(
    private readonly search: SearchHours,
    private readonly categories: CustomerCategories,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Venues with free starts, real prices, and alternatives if there are none' })
  @ApiOkResponse({ type: SearchPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async page(
    @Query() query: SearchQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const wish = wishFrom(query);
    const keys = wish.near === null && wish.place !== null ? 2 : 1;
    const after = query.cursor === undefined ? null : positionFrom<VenueId>(query.cursor, keys);
    const read = await this.search.read(wish, after);
    const rulesOf = await this.personalRules(read, caller, response);
    if (rulesOf !== null) return sendPersonal(response, bodyOf((await read.under(rulesOf)).view));
    const compute = async () => {
      const { view, until } = await read.compute();
      return { view: bodyOf(view), until };
    };
    await this.pages.send(request, response, JSON.stringify([wish, after]), { ...read, compute });
  }

  @Get('events')
  @ApiOperation({
    summary:
      'Server-sent events: an hour of a venue of the first page was taken or freed, or an open game of any venue has changed',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_streams`' })
  async events(@Query() query: SearchEventsQuery, @Res() response: Response): Promise<void> {
    const venueIds = await this.search.readByFirstPage(whereFrom(query));
    this.streams.open([OPEN_GAMES_TOPIC, ...venueIds.map((id) => `venue:${id}`)], response);
  }

  /** Returns the rules for a caller with a category, whose page is kept nowhere; else null. */
  private async personalRules(
    { hasCategories }: SearchRead,
    caller: Caller,
    response: Response,
  ): Promise<PersonalRules | null> {
    if (!hasCategories) return null;
    response.vary('Cookie');
    const playerId = await caller.knownPlayer();
    return playerId === null ? null : this.categories.everywhere(playerId);
  }
}

function bodyOf({ next, ...page }: SearchPage): SearchPageBody {
  return { ...page, nextCursor: next && cursorOf(next) };
}
