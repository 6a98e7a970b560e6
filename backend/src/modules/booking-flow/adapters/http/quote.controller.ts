import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { CourtId, PlayerId } from '../../../../kernel/domain/ids.js';
import { slotFrom } from '../../../bookings/http.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { QuoteBooking } from '../../application/quote-booking.js';
import { QuoteBody, QuoteQuery } from './quote.dto.js';

/** Quotes a booking before a player makes it. */
@ApiTags('bookings')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class QuoteController {
  constructor(private readonly quotes: QuoteBooking) {}

  @Get('courts/:courtId/quote')
  @ApiOperation({
    summary: 'Price, refund terms and payment deadline of a booking before it is made; holds nothing',
  })
  @ApiOkResponse({ type: QuoteBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`court_unavailable`, `not_offered`, `too_soon`' })
  quote(
    @IdParam('courtId') courtId: CourtId,
    @Query() { bookingDate, timeSlot, durationMinutes, gameType }: QuoteQuery,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<QuoteBody> {
    const slot = slotFrom(bookingDate, timeSlot);
    return this.quotes.execute({ courtId, slot, durationMinutes, gameType, playerId });
  }
}
