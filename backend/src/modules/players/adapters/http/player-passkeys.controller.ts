import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { AddPasskey } from '../../application/passkeys/add-passkey.js';
import { PlayerPasskeys } from '../../application/passkeys/player-passkeys.js';
import { AccountRequired } from '../../domain/player-passkey-errors.js';
import { NotFoundForCaller } from '../../../sign-in/index.js';
import { CreatedPasskeyBody, KnownPlayer, SessionCookies } from '../../../sign-in/http.js';
import { passkeyView, PlayerPasskeyView } from './player-passkeys.dto.js';

const NEEDS_SIGN_IN = '`sign_in_again`: the last sign-in is older than 15 minutes';

/** The passkeys with which a player signs in instead of an e-mailed code. */
@ApiTags('players')
@Controller('api/session/passkeys')
export class PlayerPasskeysController {
  constructor(
    private readonly passkeys: PlayerPasskeys,
    private readonly adding: AddPasskey,
    private readonly cookies: SessionCookies,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The passkeys of the calling player, the oldest first' })
  @ApiOkResponse({ type: [PlayerPasskeyView] })
  async list(@KnownPlayer() playerId: PlayerId | null): Promise<PlayerPasskeyView[]> {
    return playerId === null ? [] : this.listOf(playerId);
  }

  @Post('options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What the browser needs to create a passkey (PublicKeyCredentialCreationOptionsJSON)',
  })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiForbiddenResponse({ type: ErrorBody, description: `\`account_required\`, ${NEEDS_SIGN_IN}` })
  @ApiConflictResponse({ type: ErrorBody, description: '`too_many_passkeys`' })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
  async options(
    @Body() _: NoFields,
    @KnownPlayer() playerId: PlayerId | null,
    @Req() request: Request,
  ): Promise<object> {
    if (playerId === null) throw new AccountRequired();
    return this.passkeys.begin(playerId, this.cookies.read(request, 'player'));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Adds the passkey that the browser has created, and returns all of them' })
  @ApiOkResponse({ type: [PlayerPasskeyView] })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`passkey_refused`' })
  @ApiForbiddenResponse({ type: ErrorBody, description: '`account_required`' })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`set_up_expired`, `passkey_known`, `too_many_passkeys`',
  })
  async add(
    @Body() { name, ...created }: CreatedPasskeyBody,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<PlayerPasskeyView[]> {
    if (playerId === null) throw new AccountRequired();
    await this.adding.execute(playerId, name, created);
    return this.listOf(playerId);
  }

  @Delete(':passkeyId')
  @ApiOperation({ summary: 'Removes a passkey, and returns the others' })
  @ApiOkResponse({ type: [PlayerPasskeyView] })
  @ApiForbiddenResponse({ type: ErrorBody, description: NEEDS_SIGN_IN })
  @ApiNotFoundResponse({ type: ErrorBody })
  async remove(
    @IdParam('passkeyId') passkeyId: string,
    @KnownPlayer() playerId: PlayerId | null,
    @Req() request: Request,
  ): Promise<PlayerPasskeyView[]> {
    if (playerId === null) throw new NotFoundForCaller();
    await this.passkeys.remove(playerId, passkeyId, this.cookies.read(request, 'player'));
    return this.listOf(playerId);
  }

  private async listOf(playerId: PlayerId): Promise<PlayerPasskeyView[]> {
    return (await this.passkeys.of(playerId)).map(passkeyView);
  }
}
