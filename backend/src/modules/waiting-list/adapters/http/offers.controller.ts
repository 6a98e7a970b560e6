import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { LeaveWaitingList } from '../../application/leave-waiting-list.js';
import { WaitingViews } from '../../application/waiting-views.js';
import { OfferBody } from './waiting-list.dto.js';

/** The hour behind the link of a letter. Reading changes nothing: programs open links too. */
@ApiTags('waiting-list')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody, description: '`offer_not_found`' })
@Controller('api/offers')
export class OffersController {
  constructor(
    private readonly views: WaitingViews,
    private readonly leave: LeaveWaitingList,
  ) {}

  @Get(':offerToken')
  @ApiOperation({ summary: 'The hour that is offered with this token' })
  @ApiOkResponse({ type: OfferBody })
  one(@Param('offerToken') token: string, @KnownPlayer() playerId: PlayerId | null): Promise<OfferBody> {
    return this.views.offer(token, playerId);
  }

  @Post(':offerToken/decline')
  @HttpCode(204)
  @ApiOperation({ summary: 'Leaves the line of this offer; the hour goes to the next player at once' })
  @ApiBody({ type: NoFields, required: false })
  @ApiNoContentResponse()
  async decline(@Param('offerToken') token: string, @Body() _: NoFields): Promise<void> {
    await this.leave.decline(token);
  }
}
