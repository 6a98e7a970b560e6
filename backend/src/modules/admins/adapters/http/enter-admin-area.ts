import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { NamedAdmin } from '../../../sign-in/index.js';
import { AdminSignIn } from '../../application/sessions/admin-sign-in.js';
import { PendingSignIns } from '../../application/sessions/pending-sign-ins.js';
import { type AdminCheckView, notSignedIn } from './second-step.dto.js';
import { SessionCookies } from '../../../sign-in/http.js';
import { SignInResponses } from './sign-in-responses.js';

/** Signs in an admin who has just accepted an invitation. */
@Injectable()
export class EnterAdminArea {
  constructor(
    private readonly signIn: AdminSignIn,
    private readonly signIns: PendingSignIns,
    private readonly responses: SignInResponses,
    private readonly cookies: SessionCookies,
  ) {}

  /** Opens the session of an admin whose password is right, or begins the second step. */
  async withPassword(
    { id, username }: NamedAdmin,
    request: Request,
    response: Response,
  ): Promise<AdminCheckView> {
    const account = { id, username, hasInitialPassword: false };
    const result = await this.signIn.enter(account, this.cookies.browserOf(request));
    if (!('pendingToken' in result)) return this.responses.signedIn(response, result);
    this.cookies.write(response, 'admin', result.pendingToken);
    return notSignedIn(await this.signIns.find(result.pendingToken));
  }

  /** Opens the session of an admin who has just created a passkey: it counts as both factors. */
  async withPasskey(
    { id, username }: NamedAdmin,
    request: Request,
    response: Response,
  ): Promise<AdminCheckView> {
    const account = { id, username, hasInitialPassword: false };
    const signedIn = await this.signIn.open(account, this.cookies.browserOf(request), 'enrolled');
    return this.responses.signedIn(response, signedIn);
  }
}
