import { Controller, Get } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { ConfirmationLetters, type ConfirmationState } from '../../application/confirmation-letters.js';

const STATES = ['queued', 'sent', 'over_limit', 'blocked', 'refused', 'no_address'] as const;

export class ConfirmationLetterBody {
  @ApiProperty({
    enum: STATES,
    description:
      '`over_limit`: the unconfirmed address got three letters in 24 hours; `blocked`: its owner wants none; `refused`: its mail server takes none',
  })
  state: ConfirmationState;
}

/** Shows whether a confirmation was sent, so that a screen promises no letter that was not. */
@ApiTags('bookings')
@Controller('api')
export class ConfirmationLetterController {
  constructor(private readonly letters: ConfirmationLetters) {}

  @Get('bookings/:bookingId/confirmation-letter')
  @ApiOperation({ summary: 'Says whether the confirmation of the player’s own booking was sent' })
  @ApiOkResponse({ type: ConfirmationLetterBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  async one(
    @IdParam('bookingId') bookingId: BookingId,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<ConfirmationLetterBody> {
    return { state: await this.letters.of(bookingId, playerId) };
  }
}
