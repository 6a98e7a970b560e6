import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { SearchOpenGames } from '../../application/search-open-games.js';
import { FoundGamesBody, OpenGamesQuery } from './open-games-search.dto.js';
import { cursorOf, positionFrom } from './search-cursor.js';
import { wishFrom } from './wish-from.js';

@ApiTags('venues')
@Controller('api/open-games')
export class OpenGamesSearchController {
  constructor(private readonly search: SearchOpenGames) {}

  @Get()
  @ApiOperation({ summary: 'The games of a day that look for players ("falta uno"), at all venues' })
  @ApiOkResponse({ type: FoundGamesBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async page(@Query() query: OpenGamesQuery): Promise<FoundGamesBody> {
    const wish = { ...wishFrom(query), gameType: query.gameType };
    const { items, next } = await this.search.execute(wish, lastSeen(query.cursor));
    const position = next && { keys: [next.startsAt.getTime()], id: next.bookingId };
    return { items, nextCursor: position && cursorOf(position) };
  }
}

/** The cursor names the start and the booking of the last game. */
function lastSeen(cursor: string | undefined): { startsAt: Date; bookingId: BookingId } | null {
  if (cursor === undefined) return null;
  const { keys, id: bookingId } = positionFrom<BookingId>(cursor, 1);
  return { startsAt: new Date(Math.min(Math.max(keys[0] ?? 0, 0), LAST_INSTANT)), bookingId };
}

/** The end of the year 2999, beyond every game and within what PostgreSQL can compare. */
const LAST_INSTANT = Date.UTC(2999, 11, 31);
