import { Controller, Get, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { EventStreams } from '../../../../kernel/adapters/http/event-streams.js';
import { OPEN_GAMES_TOPIC } from '../../../shared-links/index.js';
import { SearchHours } from '../../application/search-hours.js';
import { cursorOf, positionFrom } from './search-cursor.js';
import { SearchEventsQuery, SearchPageBody, SearchQuery } from './search.dto.js';
import { whereFrom, wishFrom } from './wish-from.js';

@ApiTags('venues')
@Controller('api/search')
export class SearchController {
  constructor(
    private readonly search: SearchHours,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Venues with free starts, real prices, and alternatives if there are none' })
  @ApiOkResponse({ type: SearchPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async page(@Query() query: SearchQuery): Promise<SearchPageBody> {
    const wish = wishFrom(query);
    const keys = wish.near === null && wish.place !== null ? 2 : 1;
    const after = query.cursor === undefined ? null : positionFrom<VenueId>(query.cursor, keys);
    const { next, ...page } = await this.search.execute(wish, after);
    return { ...page, nextCursor: next && cursorOf(next) };
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
}
