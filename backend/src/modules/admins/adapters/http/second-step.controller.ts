import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiCookieAuth,
  ApiBadRequestResponse,
  ApiBody,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import { SecondStep } from '../../application/second-factor/second-step.js';
import { AdminCheckView, CodeBody, RecoveredView, RecoveryCodeBody } from './second-step.dto.js';
import { SessionCookies, UsedPasskeyBody } from '../../../sign-in/http.js';
import { SignInResponses } from './sign-in-responses.js';

/**
 * The second step of an admin's sign-in. Until it is done, the cookie belongs to a pending sign-in,
 * with which no other call works. Then the browser gets the cookie of the session.
 */
@ApiTags('admins')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiUnauthorizedResponse({ type: ErrorBody, description: '`sign_in_expired`, `sign_in_ended`' })
@ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_codes`' })
@ApiCookieAuth('admin')
@Controller('api/admin/second-step')
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly cookies: SessionCookies,
    private readonly responses: SignInResponses,
  ) {}

  @Post('code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Completes a sign-in with a code of the authenticator app' })
  @ApiOkResponse({ type: AdminCheckView })
  async code(
    @Body() { appCode }: CodeBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCheckView> {
    const browser = this.cookies.browserOf(request);
    const signedIn = await this.secondStep.withCode(browser, appCode.replace(' ', ''));
    return this.responses.signedIn(response, signedIn);
  }

  @Post('recovery-code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Completes a sign-in with a recovery code, which is then used up' })
  @ApiOkResponse({ type: RecoveredView })
  async recoveryCode(
    @Body() { recoveryCode }: RecoveryCodeBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveredView> {
    const browser = this.cookies.browserOf(request);
    const { recoveryCodesLeft, ...signedIn } = await this.secondStep.withRecoveryCode(browser, recoveryCode);
    return { ...this.responses.signedIn(response, signedIn), recoveryCodesLeft };
  }

  @Post('passkey/options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What the browser needs to use a passkey (PublicKeyCredentialRequestOptionsJSON)',
  })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  passkeyOptions(@Body() _: NoFields, @Req() request: Request): Promise<object> {
    return this.secondStep.passkeyOptions(this.cookies.browserOf(request));
  }

  @Post('passkey')
  @HttpCode(200)
  @ApiOperation({ summary: 'Completes a sign-in with a passkey' })
  @ApiOkResponse({ type: AdminCheckView })
  async passkey(
    @Body() body: UsedPasskeyBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCheckView> {
    const signedIn = await this.secondStep.withPasskey(this.cookies.browserOf(request), body);
    return this.responses.signedIn(response, signedIn);
  }
}
