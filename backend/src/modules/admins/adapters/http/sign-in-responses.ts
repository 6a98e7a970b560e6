import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../../../../config/config.js';
import { DEVICE_LIFETIME_SECONDS, type SignedIn } from '../../application/sessions/admin-sign-in.js';
import type { AdminCheckView } from './second-step.dto.js';
import { SessionCookies } from '../../../sign-in/http.js';

/** Writes what a browser gets when an admin is signed in, whichever step was the last. */
@Injectable()
export class SignInResponses {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly config: Config,
  ) {}

  /** Writes the cookies of the session and the device, and returns the body. */
  signedIn(response: Response, { account, sessionToken, deviceToken }: SignedIn): AdminCheckView {
    this.cookies.write(response, 'admin', sessionToken);
    this.cookies.write(response, 'device', deviceToken, DEVICE_LIFETIME_SECONDS);
    return this.viewOf(account);
  }

  viewOf({ hasInitialPassword }: { hasInitialPassword: boolean }): AdminCheckView {
    if (!hasInitialPassword) return { isAdmin: true };
    return { isAdmin: true, passwordChange: this.config.isLocal ? 'advised' : 'required' };
  }
}
