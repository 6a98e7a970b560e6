import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
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
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import { AdminCheckView, EnterAdminArea } from '../../../admins/http.js';
import { deviceOf } from '../../../sign-in/http.js';
import { AcceptInvitation } from '../../application/accept-invitation.js';
import { OpenInvitations } from '../../application/open-invitations.js';
import { AcceptedInvitationBody, InvitationBody, InvitationPasskeyBody } from './staff.dto.js';

/** Lets an invited person use the link of the letter. Its token is the only right needed. */
@ApiTags('staff')
@ApiNotFoundResponse({ type: ErrorBody, description: '`invitation_not_found`' })
@ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
@Controller('api/admin/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: OpenInvitations,
    private readonly acceptance: AcceptInvitation,
    private readonly entrance: EnterAdminArea,
  ) {}

  @Get(':invitationToken')
  @ApiOperation({ summary: 'Who is invited, and to which roles' })
  @ApiOkResponse({ type: InvitationBody })
  open(@Param('invitationToken') token: string, @CallerAddress() address: string): Promise<InvitationBody> {
    return this.invitations.open(token, address);
  }

  @Post(':invitationToken')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accepts with a name and a password, and signs in as after a login' })
  @ApiOkResponse({ type: AdminCheckView })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`unfit_password`' })
  async accept(
    @Param('invitationToken') token: string,
    @Body() { name, password }: AcceptedInvitationBody,
    @CallerAddress() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCheckView> {
    const account = await this.acceptance.withPassword(token, { name, password }, address);
    return this.entrance.withPassword(account, request, response);
  }

  @Post(':invitationToken/passkey/options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What the browser needs to create a passkey (PublicKeyCredentialCreationOptionsJSON)',
  })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  passkeyOptions(
    @Param('invitationToken') token: string,
    @Body() _: NoFields,
    @CallerAddress() address: string,
  ): Promise<object> {
    return this.acceptance.beginPasskey(token, address);
  }

  @Post(':invitationToken/passkey')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accepts with a name and a passkey instead of a password, and signs in' })
  @ApiOkResponse({ type: AdminCheckView })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`passkey_refused`' })
  @ApiConflictResponse({ type: ErrorBody, description: '`set_up_expired`, `passkey_known`' })
  async acceptWithPasskey(
    @Param('invitationToken') token: string,
    @Body() { name, ...created }: InvitationPasskeyBody,
    @CallerAddress() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCheckView> {
    const device = passkeyNameOf(request.headers['user-agent'] ?? null);
    const account = await this.acceptance.withPasskey(token, { name, device, created }, address);
    return this.entrance.withPasskey(account, request, response);
  }
}

/** Returns how the person recognises the passkey later: "Chrome en Android". */
function passkeyNameOf(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  const known = [browser, system].filter((part) => part !== null);
  return known.length === 0 ? 'Mi primera llave' : known.join(' en ').slice(0, 60);
}
