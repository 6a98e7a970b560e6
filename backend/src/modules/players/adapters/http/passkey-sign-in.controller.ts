import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiCookieAuth,
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { PasskeyProofs } from '../../application/passkeys/passkey-proofs.js';
import { PlayerSignIn } from '../../application/sessions/player-sign-in.js';
import { SetUpExpired } from '../../../sign-in/index.js';
import {
  type Caller,
  CurrentPlayer,
  KnownPlayer,
  SessionCookies,
  UsedPasskeyBody,
} from '../../../sign-in/http.js';
import { SessionView } from './player-session.dto.js';
import { SessionViews } from './session-views.js';

type IdentifiedRequest = Request & { caller: Caller };

/** Players sign in with a passkey instead of an e-mailed code. */
@ApiTags('players')
@ApiBadRequestResponse({ type: ErrorBody, description: '`passkey_refused`' })
@ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
@ApiCookieAuth('player')
@Controller('api/session/passkey-sign-in')
export class PasskeySignInController {
  constructor(
    private readonly proofs: PasskeyProofs,
    private readonly signIn: PlayerSignIn,
    private readonly views: SessionViews,
    private readonly cookies: SessionCookies,
  ) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What the browser needs to use any passkey (PublicKeyCredentialRequestOptionsJSON)',
  })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  options(
    @Body() _: NoFields,
    @CurrentPlayer() playerId: PlayerId,
    @CallerAddress() addressKey: string,
  ): Promise<object> {
    return this.proofs.begin(playerId, addressKey);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Signs this browser in as the owner of a passkey',
    description: 'What this browser did as a guest moves to the account.',
  })
  @ApiOkResponse({ type: SessionView })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`passkey_unknown`' })
  @ApiConflictResponse({ type: ErrorBody, description: '`set_up_expired`, `session_changed`' })
  async enter(
    @Body() body: UsedPasskeyBody,
    @KnownPlayer() current: PlayerId | null,
    @CallerAddress() addressKey: string,
    @Req() request: IdentifiedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    if (current === null) throw new SetUpExpired();
    const accountId = await this.proofs.accountOf(current, body, addressKey);
    const browser = this.cookies.playerBrowserOf(request);
    const opened = await this.signIn.asAccount(accountId, browser, 'passkey');
    this.cookies.writeSignIn(response, opened);
    return this.views.of(opened.playerId, request);
  }
}
