import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import { parseDay, parseTimeSlot } from '../../../bookings/index.js';
import type { Coordinates } from '../../../venues/index.js';
import { SearchHours } from '../../application/search-hours.js';
import type { Wish } from '../../application/wish.js';
import { cursorOf, positionFrom } from './search-cursor.js';
import { SearchPageBody, SearchQuery } from './search.dto.js';

/** A start at 24:00 does not exist, so any start of the day comes before it. */
const END_OF_DAY = 24 * 60;

@ApiTags('venues')
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchHours) {}

  @Get()
  @ApiOperation({ summary: 'Venues with free starts, real prices, and alternatives if there are none' })
  @ApiOkResponse({ type: SearchPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async page(@Query() query: SearchQuery): Promise<SearchPageBody> {
    const wish = wishFrom(query);
    const keys = wish.near === null && wish.place !== null ? 2 : 1;
    const after = query.cursor === undefined ? null : positionFrom(query.cursor, keys);
    const { items, alternatives, next } = await this.search.execute(wish, after);
    return { items, alternatives, nextCursor: next && cursorOf(next) };
  }
}

function wishFrom({ date, from, to, durationMinutes, gameType, place, near }: SearchQuery): Wish {
  const within = [minuteOf(from) ?? 0, minuteOf(to) ?? END_OF_DAY] as const;
  if (parseDay(date) === null) throw invalidRequest([{ field: 'date', message: 'La fecha no es válida.' }]);
  if (within[1] < within[0])
    throw invalidRequest([{ field: 'to', message: 'La última hora no puede ser anterior a la primera.' }]);
  return {
    date,
    within,
    durationMinutes,
    gameType: gameType ?? 'singles',
    place: place ?? null,
    near: near === undefined ? null : coordinatesFrom(near),
  };
}

const minuteOf = (time: string | undefined): number | null =>
  time === undefined ? null : parseTimeSlot(time);

function coordinatesFrom(text: string): Coordinates {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw invalidRequest([{ field: 'near', message: 'Tu ubicación no es válida.' }]);
  return { latitude, longitude };
}
