import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { BookingPartQueries } from '../../application/booking-part-queries.js';
import { BookingPartBody } from './booking-part.dto.js';

/**
 * The bookings of others for which the calling player paid. It is a call of its own, because this
 * player may do none of the things that a booking offers its owner.
 */
@ApiTags('bookings')
@Controller('api/booking-parts')
export class BookingPartsController {
  constructor(private readonly parts: BookingPartQueries) {}

  @Get()
  @ApiOperation({ summary: 'The bookings of others for which the calling player paid' })
  @ApiOkResponse({ type: [BookingPartBody], description: 'latest hour first' })
  ofPlayer(@KnownPlayer() playerId: PlayerId | null): Promise<BookingPartBody[]> {
    return playerId === null ? Promise.resolve([]) : this.parts.ofPlayer(playerId);
  }
}
