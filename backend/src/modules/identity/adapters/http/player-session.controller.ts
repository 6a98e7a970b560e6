import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { CodeLimits } from '../../application/code-limits.js';
import { CODE_SECONDS, EmailCodes } from '../../application/email-codes.js';
import { PlayerProfiles } from '../../application/player-profiles.js';
import { type Caller, CurrentPlayer } from './caller.js';
import {
  EmailBody,
  EmailCodeBody,
  EmailCodeView,
  ProfileBody,
  SavedEmailView,
  SessionView,
} from './player-session.dto.js';
import { SessionViews } from './session-views.js';

type IdentifiedRequest = Request & { caller: Caller };

/** The player of this browser: who it is, and how to reach them. */
@ApiTags('identity')
@Controller('api/session')
export class PlayerSessionController {
  constructor(
    private readonly profiles: PlayerProfiles,
    private readonly views: SessionViews,
    private readonly codes: EmailCodes,
    private readonly limits: CodeLimits,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The session of this browser; a new browser becomes a guest' })
  @ApiOkResponse({ type: SessionView })
  async session(@CurrentPlayer() playerId: string, @Req() request: IdentifiedRequest): Promise<SessionView> {
    return this.views.of(playerId, request);
  }

  @Put('profile')
  @ApiOperation({
    summary: 'Sets or removes name, phone and e-mail address',
    description: 'Another address of an account is refused with `email_needs_code`.',
  })
  @ApiOkResponse({ type: SessionView })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`email_needs_code`, `session_changed`' })
  async setProfile(
    @Body() body: ProfileBody,
    @CurrentPlayer() playerId: string,
    @Req() request: IdentifiedRequest,
  ): Promise<SessionView> {
    await this.profiles.save(playerId, body);
    return this.views.of(playerId, request);
  }

  @Put('email')
  @ApiOperation({ summary: 'Sets or removes the address to which this player gets confirmations' })
  @ApiOkResponse({ type: SavedEmailView })
  @ApiConflictResponse({ type: ErrorBody, description: '`email_needs_code`, `session_changed`' })
  async setEmail(@Body() { email }: EmailBody, @CurrentPlayer() playerId: string): Promise<SavedEmailView> {
    await this.profiles.save(playerId, { email });
    return this.views.ofEmail(email);
  }

  @Post('email-code')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Sends a code of six digits to an address, to sign in',
    description: 'The response is the same for every address. A new code replaces the one before.',
  })
  @ApiAcceptedResponse({ type: EmailCodeView })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_codes`' })
  async sendCode(
    @Body() { email }: EmailCodeBody,
    @CallerAddress() addressKey: string,
  ): Promise<EmailCodeView> {
    await this.limits.admitRequest(addressKey);
    await this.codes.request(email, 'sign_in');
    return { validForSeconds: CODE_SECONDS };
  }
}
