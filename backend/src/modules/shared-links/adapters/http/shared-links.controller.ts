import { Body, Controller, Get, Param, Post, Res, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import type { Response } from 'express';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { EventStreams } from '../../../../kernel/adapters/http/event-streams.js';
import { IdempotentByNature } from '../../../../kernel/adapters/http/idempotency.js';
import { BookedCourtBody, SharedBookingBody } from '../../../bookings/http.js';
import { CurrentPlayer, KnownPlayer } from '../../../sign-in/http.js';
import { OpenSharedLink } from '../../application/open-shared-link.js';
import { SharedLinkViews } from '../../application/shared-link-views.js';
import { SharedLinkBody } from './shared-link.dto.js';
import {
  IgnoresUnknownFields,
  invalidRequest,
  TrimmedOrNull,
} from '../../../../kernel/adapters/http/validation.js';
import { PLAYER_COUNTS } from '../../../../kernel/domain/games.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { inviterName } from '../../domain/inviter-name.js';
import { MAX_PLACE_NAME_LENGTH } from '../../domain/place-name.js';

const INVALID_NAME = {
  message: `Escribe solo tu nombre, con ${MAX_PLACE_NAME_LENGTH} letras como máximo y sin números ni direcciones.`,
};

@IgnoresUnknownFields()
class OpenLinkBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'No encontramos esa reserva.' })
  bookingId: BookingId;

  @ApiPropertyOptional({ enum: PLAYER_COUNTS, type: 'integer', description: '2 for singles, 4 for doubles' })
  @IsOptional()
  @IsIn(PLAYER_COUNTS, { message: `Elige ${PLAYER_COUNTS.join(' o ')} personas.` })
  maxParticipants?: number;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_PLACE_NAME_LENGTH,
    description: 'shown to everybody who has the link; null takes it back, absent leaves it as it is',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString(INVALID_NAME)
  organiserName?: string | null;
}

class SharedLinkPageBody {
  @ApiProperty({ type: SharedLinkBody }) link: SharedLinkBody;
  @ApiProperty({ type: SharedBookingBody }) booking: SharedBookingBody;
  @ApiProperty({ type: BookedCourtBody }) court: BookedCourtBody;
}

@ApiTags('shared-links')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/shared-payment-links')
export class SharedLinksController {
  constructor(
    private readonly openLink: OpenSharedLink,
    private readonly views: SharedLinkViews,
    private readonly streams: EventStreams,
  ) {}

  @Post()
  @UseInterceptors(IdempotentByNature)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Creates the payment link of an own booking, or returns the existing one' })
  @ApiCreatedResponse({ type: SharedLinkBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`booking_already_paid`, `share_too_small`, …' })
  async open(@Body() body: OpenLinkBody, @CurrentPlayer() playerId: PlayerId): Promise<SharedLinkBody> {
    const { bookingId, maxParticipants: places, organiserName: typed } = body;
    const organiserName = typed ? inviterName(typed) : typed;
    if (typed && organiserName === null) throw invalidRequest([{ field: 'organiserName', ...INVALID_NAME }]);
    const link = await this.openLink.execute({ bookingId, playerId, places, organiserName });
    return this.views.ofOrganiser(link, playerId);
  }

  @Get(':shareToken')
  @ApiOperation({ summary: 'Returns link, booking and court of a token' })
  @ApiOkResponse({ type: SharedLinkPageBody })
  one(
    @Param('shareToken') token: string,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<SharedLinkPageBody> {
    return this.views.byToken(token, playerId);
  }

  @Get(':shareToken/events')
  @ApiOperation({ summary: 'Server-sent events: a place of this link was reserved, paid or opened' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_streams`' })
  async events(@Param('shareToken') token: string, @Res() response: Response): Promise<void> {
    this.streams.open([await this.views.topicOf(token)], response);
  }
}
