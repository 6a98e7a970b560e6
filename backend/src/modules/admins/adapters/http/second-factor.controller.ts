import { Body, Controller, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCookieAuth,
  ApiExtension,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { FactorOwners, type FactorOwner } from '../../application/second-factor/factor-owners.js';
import { PasskeyConfirmations } from '../../application/second-factor/passkey-confirmations.js';
import { AppSetup } from '../../application/second-factor/app-setup.js';
import type { AddedFactor } from '../../application/second-factor/factor-enrolment.js';
import { PasskeySetup } from '../../application/second-factor/passkey-setup.js';
import { SecondFactors } from '../../application/second-factor/second-factors.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import { type Caller, CreatedPasskeyBody, SessionCookies } from '../../../sign-in/http.js';
import {
  AddedFactorView,
  AppKeyView,
  ConfirmationBody,
  RecoveryCodesView,
  RemovePasskeyBody,
  SecondFactorView,
  toSecondFactorView,
} from './second-factor.dto.js';
import { CodeBody } from './second-step.dto.js';
import { SignInResponses } from './sign-in-responses.js';

type IdentifiedRequest = Request & { caller: Caller };

/**
 * The second factors of the calling admin. A sign-in that has to set up its first factor may use
 * the calls that add one, and adding it completes the sign-in.
 */
@ApiTags('admins')
@ApiCookieAuth('admin')
@ApiBadRequestResponse({ type: ErrorBody, description: '`wrong_code`, `passkey_refused`' })
@ApiForbiddenResponse({ type: ErrorBody, description: '`not_confirmed`' })
@ApiUnauthorizedResponse({ type: ErrorBody })
@ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_codes`' })
@ApiExtension('x-capability', 'own-account')
@Controller('api/admin/second-factor')
export class SecondFactorController {
  constructor(
    private readonly owners: FactorOwners,
    private readonly apps: AppSetup,
    private readonly passkeys: PasskeySetup,
    private readonly factors: SecondFactors,
    private readonly confirmations: PasskeyConfirmations,
    private readonly cookies: SessionCookies,
    private readonly responses: SignInResponses,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The second factors of the calling admin' })
  @ApiOkResponse({ type: SecondFactorView })
  async state(@Req() request: IdentifiedRequest): Promise<SecondFactorView> {
    return this.stateOf(await this.ownerOf(request));
  }

  @Post('app/key')
  @HttpCode(200)
  @ApiOperation({ summary: 'A key for a new authenticator app, which counts after its first code' })
  @ApiOkResponse({ type: AppKeyView })
  async appKey(@Body() body: ConfirmationBody, @Req() request: IdentifiedRequest): Promise<AppKeyView> {
    return this.apps.begin(await this.ownerOf(request), body);
  }

  @Put('app')
  @ApiOperation({ summary: 'Adds the authenticator app that shows this code, or replaces the earlier one' })
  @ApiOkResponse({ type: AddedFactorView })
  @ApiConflictResponse({ type: ErrorBody, description: '`set_up_expired`' })
  async app(
    @Body() { appCode }: CodeBody,
    @Req() request: IdentifiedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AddedFactorView> {
    const owner = await this.ownerOf(request);
    return this.added(response, await this.apps.confirm(owner, appCode.replace(' ', '')));
  }

  @Post('app/remove')
  @HttpCode(200)
  @ApiOperation({ summary: 'Removes the authenticator app' })
  @ApiOkResponse({ type: SecondFactorView })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`last_second_factor`' })
  async removeApp(
    @Body() body: ConfirmationBody,
    @Req() request: IdentifiedRequest,
  ): Promise<SecondFactorView> {
    const owner = await this.ownerOf(request);
    await this.factors.removeApp(owner, body);
    return this.stateOf(owner);
  }

  @Post('passkeys/options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What the browser needs to create a passkey (PublicKeyCredentialCreationOptionsJSON)',
  })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiConflictResponse({ type: ErrorBody, description: '`too_many_passkeys`' })
  async passkeyOptions(@Body() body: ConfirmationBody, @Req() request: IdentifiedRequest): Promise<object> {
    return this.passkeys.begin(await this.ownerOf(request), body);
  }

  @Post('passkeys')
  @HttpCode(200)
  @ApiOperation({ summary: 'Adds the passkey that the browser has created' })
  @ApiOkResponse({ type: AddedFactorView })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`set_up_expired`, `passkey_known`, `too_many_passkeys`',
  })
  async addPasskey(
    @Body() { name, ...created }: CreatedPasskeyBody,
    @Req() request: IdentifiedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AddedFactorView> {
    const owner = await this.ownerOf(request);
    return this.added(response, await this.passkeys.add(owner, name, created));
  }

  @Post('confirmation/options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What the browser needs to confirm a change with a passkey of the admin',
  })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async confirmationOptions(@Body() _: NoFields, @Req() request: IdentifiedRequest): Promise<object> {
    return this.confirmations.begin(await this.ownerOf(request));
  }

  @Post('passkeys/remove')
  @HttpCode(200)
  @ApiOperation({ summary: 'Removes a passkey' })
  @ApiOkResponse({ type: SecondFactorView })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`last_second_factor`' })
  async removePasskey(
    @Body() { id, ...confirmation }: RemovePasskeyBody,
    @Req() request: IdentifiedRequest,
  ): Promise<SecondFactorView> {
    const owner = await this.ownerOf(request);
    await this.factors.removePasskey(owner, id, confirmation);
    return this.stateOf(owner);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Replaces all recovery codes; the new ones are shown this once' })
  @ApiOkResponse({ type: RecoveryCodesView })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'without a second factor' })
  async renewRecoveryCodes(
    @Body() body: ConfirmationBody,
    @Req() request: IdentifiedRequest,
  ): Promise<RecoveryCodesView> {
    const owner = await this.ownerOf(request);
    return { recoveryCodes: await this.factors.renewRecoveryCodes(owner, body) };
  }

  private async ownerOf(request: IdentifiedRequest): Promise<FactorOwner> {
    return this.owners.of(await request.caller.adminSession(), this.cookies.browserOf(request));
  }

  private async stateOf({ id }: FactorOwner): Promise<SecondFactorView> {
    return toSecondFactorView(await this.factors.stateOf(id));
  }

  private added(response: Response, { recoveryCodes, signedIn }: AddedFactor): AddedFactorView {
    if (signedIn) this.responses.signedIn(response, signedIn);
    return { recoveryCodes };
  }
}
