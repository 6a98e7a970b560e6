import { Body, Controller, Delete, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiGoneResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPropertyOptional,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import type { Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { NoFields, TypedCode } from '../../../../kernel/adapters/http/validation.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { CODE_SECONDS } from '../../application/codes/email-codes.js';
import { ErasePlayer } from '../../application/erasure/erase-player.js';
import { PlayerRecords } from '../../application/ports/player-records.js';
import { GuestNeedsNoCode } from '../../domain/player-errors.js';
import { KnownPlayer, SessionCookies } from '../../../sign-in/http.js';
import { EmailCodeView } from './player-session.dto.js';

class EraseBody {
  @ApiPropertyOptional({
    example: '493 217',
    description: 'six digits from the letter; an account needs it, a guest does not',
  })
  @IsOptional()
  @TypedCode()
  @Matches(/^\d{6}$/, { message: 'Escribe los 6 dígitos del código.' })
  code?: string;
}

/** Lets the player of this browser download or erase the data that we have about them. */
@ApiTags('players')
@ApiBadRequestResponse({ type: ErrorBody, description: '`wrong_code`' })
@Controller('api/session')
export class PersonalDataController {
  constructor(
    private readonly records: PlayerRecords,
    private readonly erase: ErasePlayer,
    private readonly cookies: SessionCookies,
  ) {}

  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="saque-mis-datos.json"')
  @ApiOperation({ summary: 'Everything stored about this player, as a file of JSON' })
  @ApiOkResponse({ description: 'a file of JSON, with a field for each kind of record' })
  async export(@KnownPlayer() playerId: PlayerId | null): Promise<Record<string, unknown>> {
    return playerId === null ? {} : this.records.exportAll(playerId);
  }

  @Post('account/code')
  @HttpCode(202)
  @ApiOperation({ summary: 'Sends the code that erasing an account needs to the address of the account' })
  @ApiBody({ type: NoFields, required: false })
  @ApiAcceptedResponse({ type: EmailCodeView })
  @ApiConflictResponse({ type: ErrorBody, description: '`guest_needs_no_code`' })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_codes`' })
  async sendCode(@Body() _: NoFields, @KnownPlayer() playerId: PlayerId | null): Promise<EmailCodeView> {
    if (playerId === null) throw new GuestNeedsNoCode();
    await this.erase.sendCode(playerId);
    return { validForSeconds: CODE_SECONDS };
  }

  @Delete('account')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Erases the player of this browser; bookings and payments stay without a person',
    description: 'Refused with `upcoming_booking` while a game is still to come.',
  })
  @ApiNoContentResponse()
  @ApiConflictResponse({ type: ErrorBody, description: '`upcoming_booking`, `session_changed`' })
  @ApiGoneResponse({ type: ErrorBody, description: '`code_expired`' })
  async eraseAccount(
    @Body() { code }: EraseBody,
    @KnownPlayer() playerId: PlayerId | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (playerId !== null) await this.erase.execute(playerId, code);
    this.cookies.clear(response, 'player');
  }
}
