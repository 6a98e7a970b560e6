import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiCookieAuth,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminSignIn } from '../../application/sessions/admin-sign-in.js';
import { AdminSessions } from '../../application/sessions/admin-sessions.js';
import { PendingSignIns } from '../../application/sessions/pending-sign-ins.js';
import { AdminCheckView, notSignedIn } from './second-step.dto.js';
import { type Caller, SessionCookies } from '../../../sign-in/http.js';
import { SignInResponses } from './sign-in-responses.js';
import { IgnoresUnknownFields, Trimmed } from '../../../../kernel/adapters/http/validation.js';

@IgnoresUnknownFields()
class LoginBody {
  @ApiProperty({ maxLength: 100 })
  @Trimmed()
  @IsString({ message: 'Escribe tu usuario.' })
  @IsNotEmpty({ message: 'Escribe tu usuario.' })
  @MaxLength(100, { message: 'El usuario es demasiado largo.' })
  username: string;

  @ApiProperty({ maxLength: 200 })
  @IsString({ message: 'Escribe tu contraseña.' })
  @IsNotEmpty({ message: 'Escribe tu contraseña.' })
  @MaxLength(200, { message: 'La contraseña es demasiado larga.' })
  password: string;
}

type IdentifiedRequest = Request & { caller: Caller };

@ApiTags('admins')
@Controller('api')
export class AdminSignInController {
  constructor(
    private readonly signIn: AdminSignIn,
    private readonly signIns: PendingSignIns,
    private readonly responses: SignInResponses,
    private readonly admins: AdminSessions,
    private readonly cookies: SessionCookies,
  ) {}

  @Get('admin/check')
  @ApiCookieAuth('admin-if-known')
  @ApiOperation({ summary: 'Returns whether an admin is signed in with this browser' })
  @ApiOkResponse({ type: AdminCheckView })
  async check(@Req() request: IdentifiedRequest): Promise<AdminCheckView> {
    const session = await request.caller.adminSession();
    if (session) return this.responses.viewOf(session);
    return notSignedIn(await this.signIns.find(this.cookies.read(request, 'admin')));
  }

  @Post('admin/login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs an admin in, or begins a sign-in that needs a second step' })
  @ApiOkResponse({ type: AdminCheckView })
  @ApiUnauthorizedResponse({ type: ErrorBody })
  async login(
    @Body() { username, password }: LoginBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCheckView> {
    const browser = this.cookies.browserOf(request);
    const result = await this.signIn.execute({ username, password, browser });
    if (!('pendingToken' in result)) return this.responses.signedIn(response, result);
    this.cookies.write(response, 'admin', result.pendingToken);
    return notSignedIn(await this.signIns.find(result.pendingToken));
  }

  @Post('admin/logout')
  @ApiCookieAuth('admin-if-known')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the admin session' })
  @ApiOkResponse({ type: AdminCheckView })
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCheckView> {
    await this.admins.logout(this.cookies.read(request, 'admin'));
    this.cookies.clear(response, 'admin');
    return { isAdmin: false };
  }
}
