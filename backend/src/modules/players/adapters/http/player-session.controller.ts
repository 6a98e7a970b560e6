import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { PlayerProfiles } from '../../application/profile/player-profiles.js';
import { type Caller, CurrentPlayer, KnownPlayer } from '../../../sign-in/http.js';
import {
  EmailBody,
  ProfileBody,
  SavedEmailView,
  SessionView,
  StartSessionBody,
} from './player-session.dto.js';
import { SessionViews } from './session-views.js';

type IdentifiedRequest = Request & { caller: Caller };

/** The player of this browser: who it is, and how to reach them. */
@ApiTags('players')
@Controller('api/session')
export class PlayerSessionController {
  constructor(
    private readonly profiles: PlayerProfiles,
    private readonly views: SessionViews,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The session of this browser, which may have none yet' })
  @ApiOkResponse({ type: SessionView })
  session(@KnownPlayer() playerId: PlayerId | null, @Req() request: IdentifiedRequest): Promise<SessionView> {
    return this.views.of(playerId, request);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Returns the session of this browser, and makes a new browser a guest',
    description:
      'Every call that keeps something does so by itself. A browser that has its session before such a call can repeat it after a lost response.',
  })
  @ApiBody({ type: StartSessionBody, required: false })
  @ApiOkResponse({ type: SessionView })
  @ApiBadRequestResponse({ type: ErrorBody })
  async start(
    @Body() { comesByLink = false }: StartSessionBody,
    @Req() request: IdentifiedRequest,
  ): Promise<SessionView> {
    const kind = comesByLink ? 'shared-participant' : 'player';
    return this.views.of(await request.caller.currentPlayer(kind), request);
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
    @CurrentPlayer() playerId: PlayerId,
    @Req() request: IdentifiedRequest,
  ): Promise<SessionView> {
    await this.profiles.save(playerId, body);
    return this.views.of(playerId, request);
  }

  @Put('email')
  @ApiOperation({ summary: 'Sets or removes the address to which this player gets confirmations' })
  @ApiOkResponse({ type: SavedEmailView })
  @ApiConflictResponse({ type: ErrorBody, description: '`email_needs_code`, `session_changed`' })
  async setEmail(@Body() { email }: EmailBody, @CurrentPlayer() playerId: PlayerId): Promise<SavedEmailView> {
    await this.profiles.save(playerId, { email });
    return this.views.ofEmail(email);
  }
}
