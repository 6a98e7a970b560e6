import { Body, Controller, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
  ApiTooManyRequestsResponse,
  PickType,
} from '@nestjs/swagger';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { parseAmount } from '../../../../kernel/domain/money.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { ManageLinks } from '../../../manage-links/index.js';
import { AcceptOffer } from '../../../waiting-list/index.js';
import { forHolder } from '../../application/for-holder.js';
import { PlayerBookingQueries } from '../../application/player-booking-queries.js';
import { BookingBody, PlaceBookingBody } from './booking.dto.js';

class AcceptOfferBody extends PickType(PlaceBookingBody, ['expectedAmount'] as const) {}

class AcceptedOfferBody extends BookingBody {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'where another browser than the player’s opens the booking; null in the player’s own',
  })
  manageUrl: string | null;
}

/** Takes an hour that is offered to a player on the waiting list. */
@ApiTags('waiting-list')
@Controller('api/offers')
export class AcceptOfferController {
  constructor(
    private readonly acceptOffer: AcceptOffer,
    private readonly bookings: PlayerBookingQueries,
    private readonly manageLinks: ManageLinks,
  ) {}

  @Post(':offerToken/accept')
  @ApiOperation({
    summary: 'Books the offered hour for the player who waited; accepting it again returns the booking',
  })
  @ApiBody({ type: AcceptOfferBody, required: false })
  @ApiCreatedResponse({ type: AcceptedOfferBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`offer_not_found`' })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`court_unavailable`, `not_offered`, `price_changed`, `rules_changed`, …',
  })
  @ApiGoneResponse({ type: ErrorBody, description: '`offer_expired`' })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_unpaid`' })
  async accept(
    @Param('offerToken') token: string,
    @Body() { expectedAmount }: AcceptOfferBody,
    @KnownPlayer() callerId: string | null,
    @CallerAddress() address: string,
  ): Promise<AcceptedOfferBody> {
    const bookingId = await this.acceptOffer.execute(
      token,
      address,
      parseAmount(expectedAmount ?? '') ?? undefined,
    );
    const booking = await this.bookings.byId(bookingId);
    if (booking.userId === callerId) return { ...booking, manageUrl: null };
    const manageUrl = await this.manageLinks.urlFor(bookingId, booking.userId);
    return { ...forHolder(booking), manageUrl };
  }
}
