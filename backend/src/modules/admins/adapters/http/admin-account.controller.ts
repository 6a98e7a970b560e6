import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
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
import type { OpenAdminSession } from '../../../sign-in/index.js';
import { AdminSessions } from '../../application/sessions/admin-sessions.js';
import { ChangePassword } from '../../application/passwords/change-password.js';
import { EndOwnSessions } from '../../application/sessions/end-own-sessions.js';
import {
  AdminAccountView,
  type AdminSessionView,
  ChangePasswordBody,
  EndedSessionsView,
  sessionView,
} from './admin-account.dto.js';
import { OwnAccountOnly } from './admin-guard.js';
import { OwnAdminSession, SessionCookies } from '../../../sign-in/http.js';

/** Lets admins see and change their account, also before they replace their first password. */
@ApiTags('admins')
@OwnAccountOnly()
@Controller('api/admin/account')
export class AdminAccountController {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly ending: EndOwnSessions,
    private readonly change: ChangePassword,
    private readonly cookies: SessionCookies,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The account of the admin who is signed in, with its open sessions' })
  @ApiOkResponse({ type: AdminAccountView })
  async account(@OwnAdminSession() admin: OpenAdminSession): Promise<AdminAccountView> {
    const sessions: AdminSessionView[] = (await this.sessions.list(admin.id)).map((session) =>
      sessionView(session, admin.sessionId),
    );
    return { username: admin.username, hasInitialPassword: admin.hasInitialPassword, sessions };
  }

  @Put('password')
  @ApiOperation({ summary: 'Changes the password and ends the other sessions of this admin' })
  @ApiOkResponse({ type: EndedSessionsView })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`unfit_password`' })
  @ApiForbiddenResponse({ type: ErrorBody, description: '`wrong_password`' })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordBody,
    @OwnAdminSession() admin: OpenAdminSession,
    @Req() request: Request,
  ): Promise<EndedSessionsView> {
    const deviceToken = this.cookies.read(request, 'device');
    return { ended: await this.change.execute({ admin, currentPassword, newPassword, deviceToken }) };
  }

  @Delete('sessions/:sessionId')
  @ApiOperation({ summary: 'Ends one session of this admin' })
  @ApiOkResponse({ type: EndedSessionsView })
  @ApiNotFoundResponse({ type: ErrorBody })
  async endSession(
    @IdParam('sessionId') sessionId: string,
    @OwnAdminSession() admin: OpenAdminSession,
  ): Promise<EndedSessionsView> {
    await this.ending.one(admin, sessionId);
    return { ended: 1 };
  }

  @Post('sessions/end-others')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends every session of this admin but the one of this browser' })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ type: EndedSessionsView })
  @ApiBadRequestResponse({ type: ErrorBody })
  async endOtherSessions(
    @Body() _: NoFields,
    @OwnAdminSession() admin: OpenAdminSession,
    @Req() request: Request,
  ): Promise<EndedSessionsView> {
    return { ended: await this.ending.others(admin, this.cookies.read(request, 'device')) };
  }
}
