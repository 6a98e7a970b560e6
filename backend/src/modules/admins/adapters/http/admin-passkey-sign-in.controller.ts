import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
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
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import { AdminPasskeySignIn } from '../../application/second-factor/admin-passkey-sign-in.js';
import { AdminCheckView } from './second-step.dto.js';
import { SessionCookies, UsedPasskeyBody } from '../../../sign-in/http.js';
import { SignInResponses } from './sign-in-responses.js';

/** Signs admins in with a passkey, without a name or a password. */
@ApiTags('admins')
@ApiBadRequestResponse({ type: ErrorBody, description: '`passkey_refused`' })
@ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
@Controller('api/admin/passkey-sign-in')
export class AdminPasskeySignInController {
  constructor(
    private readonly signIn: AdminPasskeySignIn,
    private readonly cookies: SessionCookies,
    private readonly responses: SignInResponses,
  ) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What the browser needs to use any passkey (PublicKeyCredentialRequestOptionsJSON)',
  })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  options(@Body() _: NoFields, @Req() request: Request): Promise<object> {
    return this.signIn.begin(this.cookies.browserOf(request));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in the admin whose passkey was used; it counts as both factors' })
  @ApiOkResponse({ type: AdminCheckView })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`passkey_unknown`' })
  @ApiConflictResponse({ type: ErrorBody, description: '`set_up_expired`' })
  async enter(
    @Body() body: UsedPasskeyBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCheckView> {
    const signedIn = await this.signIn.enter(this.cookies.browserOf(request), body);
    return this.responses.signedIn(response, signedIn);
  }
}
