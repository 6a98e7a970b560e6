import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { PasswordResets } from '../../application/passwords/password-resets.js';
import { RESET_SECONDS, ResetRequests } from '../../application/passwords/reset-requests.js';
import { EnterAdminArea } from './enter-admin-area.js';
import {
  ForgottenPasswordBody,
  ForgottenPasswordView,
  PasswordResetBody,
  PasswordResetView,
} from './password-resets.dto.js';
import { AdminCheckView } from './second-step.dto.js';

/** Admins who have forgotten their password get a link to choose another one. */
@ApiTags('admins')
@ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
@Controller('api/admin/password-resets')
export class PasswordResetsController {
  constructor(
    private readonly requests: ResetRequests,
    private readonly resets: PasswordResets,
    private readonly entrance: EnterAdminArea,
  ) {}

  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Sends a link to choose another password, if an admin signs in with this address',
    description: 'The response is the same for every address.',
  })
  @ApiAcceptedResponse({ type: ForgottenPasswordView })
  @ApiBadRequestResponse({ type: ErrorBody })
  async request(
    @Body() { email }: ForgottenPasswordBody,
    @CallerAddress() addressKey: string,
  ): Promise<ForgottenPasswordView> {
    await this.requests.take(email, addressKey);
    return { validForSeconds: RESET_SECONDS };
  }

  @Get(':resetToken')
  @ApiOperation({ summary: 'Whose password the link changes' })
  @ApiOkResponse({ type: PasswordResetView })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`reset_not_found`' })
  async open(
    @Param('resetToken') token: string,
    @CallerAddress() addressKey: string,
  ): Promise<PasswordResetView> {
    return { username: await this.resets.open(token, addressKey) };
  }

  @Post(':resetToken')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sets the password, ends all sessions, and signs in as after a login' })
  @ApiOkResponse({ type: AdminCheckView })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`unfit_password`' })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`reset_not_found`' })
  async complete(
    @Param('resetToken') token: string,
    @Body() { password }: PasswordResetBody,
    @CallerAddress() addressKey: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCheckView> {
    const account = await this.resets.complete(token, password, addressKey);
    return this.entrance.withPassword(account, request, response);
  }
}
