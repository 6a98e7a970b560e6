import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiCookieAuth,
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { CodeLimits } from '../../application/codes/code-limits.js';
import { CODE_SECONDS } from '../../application/codes/email-codes.js';
import { KnownBrowsers } from '../../application/sessions/known-browsers.js';
import { PlayerDevices } from '../../application/sessions/player-devices.js';
import { PlayerPasskeys } from '../../application/passkeys/player-passkeys.js';
import { PlayerSignIn } from '../../application/sessions/player-sign-in.js';
import { SignInCodes } from '../../application/sessions/sign-in-codes.js';
import { NotFoundForCaller } from '../../../sign-in/index.js';
import { type Caller, KnownPlayer, SessionCookies } from '../../../sign-in/http.js';
import {
  deviceView,
  EmailCodeBody,
  EmailCodeView,
  EndedDevicesView,
  EndOthersBody,
  PlayerDeviceView,
  SessionView,
  VerifyBody,
} from './player-session.dto.js';
import { SessionViews } from './session-views.js';

type IdentifiedRequest = Request & { caller: Caller };

const NEEDS_SIGN_IN = '`sign_in_again`: another address of an account, long after the sign-in';

/** Players sign in with a code that was sent to their address, and end their sessions. */
@ApiTags('players')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiCookieAuth('player')
@Controller('api/session')
export class PlayerSignInController {
  constructor(
    private readonly signIn: PlayerSignIn,
    private readonly codes: SignInCodes,
    private readonly devices: PlayerDevices,
    private readonly passkeys: PlayerPasskeys,
    private readonly limits: CodeLimits,
    private readonly browsers: KnownBrowsers,
    private readonly views: SessionViews,
    private readonly cookies: SessionCookies,
  ) {}

  @Post('email-code')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Sends a code of six digits to an address, to sign in',
    description:
      'Only this browser can use the code. The response is the same for every address. A new code replaces the one before.',
  })
  @ApiAcceptedResponse({ type: EmailCodeView })
  @ApiForbiddenResponse({ type: ErrorBody, description: NEEDS_SIGN_IN })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_codes`' })
  async sendCode(
    @Body() { email }: EmailCodeBody,
    @CallerAddress() addressKey: string,
    @Req() request: IdentifiedRequest,
  ): Promise<EmailCodeView> {
    const known = await this.browsers.keyFor(email, this.cookies.playerBrowserOf(request));
    await this.limits.admitRequest(addressKey, known);
    await this.codes.send(email, await request.caller.browser());
    return { validForSeconds: CODE_SECONDS };
  }

  @Post('verify')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Signs this browser in as the player of an address, with the code that was sent there',
    description:
      'What this browser did as a guest moves to the account. If the browser is signed in already, a new address replaces that of the account, and the address of another account changes to that account.',
  })
  @ApiOkResponse({ type: SessionView })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`wrong_code`' })
  @ApiGoneResponse({ type: ErrorBody, description: '`code_expired`' })
  @ApiForbiddenResponse({ type: ErrorBody, description: NEEDS_SIGN_IN })
  @ApiConflictResponse({ type: ErrorBody, description: '`session_changed`: try again' })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_codes`' })
  async verify(
    @Body() { email, code }: VerifyBody,
    @CallerAddress() addressKey: string,
    @Req() request: IdentifiedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    const browser = this.cookies.playerBrowserOf(request);
    const opened = await this.signIn.withCode({ email, code, browser, addressKey });
    this.cookies.writeSignIn(response, opened);
    return this.views.of(opened.playerId, request);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Signs this browser out' })
  @ApiNoContentResponse()
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.devices.signOut(this.cookies.read(request, 'player'));
    this.cookies.clear(response, 'player');
  }

  @Get('devices')
  @ApiOperation({ summary: 'The browsers in which the player is signed in, the last used first' })
  @ApiOkResponse({ type: [PlayerDeviceView] })
  async list(@KnownPlayer() playerId: PlayerId | null, @Req() request: Request): Promise<PlayerDeviceView[]> {
    if (playerId === null) return [];
    return (await this.devices.list(playerId, this.cookies.read(request, 'player'))).map(deviceView);
  }

  @Delete('devices/:deviceId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Signs one of the player’s browsers out' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorBody })
  async end(
    @IdParam('deviceId') deviceId: string,
    @KnownPlayer() playerId: PlayerId | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (playerId === null) throw new NotFoundForCaller();
    const wasCurrent = await this.devices.end(playerId, deviceId, this.cookies.read(request, 'player'));
    if (wasCurrent) this.cookies.clear(response, 'player');
  }

  @Delete('devices')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Signs every other browser of the player out, and removes the passkeys if asked to',
  })
  @ApiOkResponse({ type: EndedDevicesView })
  @ApiForbiddenResponse({
    type: ErrorBody,
    description: '`sign_in_again`: passkeys are removed soon after a sign-in only',
  })
  async endOthers(
    @Body() { removePasskeys }: EndOthersBody,
    @KnownPlayer() playerId: PlayerId | null,
    @Req() request: Request,
  ): Promise<EndedDevicesView> {
    if (playerId === null) return { ended: 0 };
    const browser = this.cookies.playerBrowserOf(request);
    // In this order, because a passkey could open another session until it is removed.
    if (removePasskeys) await this.passkeys.removeAll(playerId, browser.sessionToken);
    return { ended: await this.devices.endOthers(playerId, browser) };
  }
}
