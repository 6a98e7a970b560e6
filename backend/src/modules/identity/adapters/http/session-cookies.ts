import { Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { Config } from '../../../../config/config.js';

type Purpose = 'player' | 'admin';

/**
 * Reads and writes the session cookies of players and admins. Behind HTTPS the cookies are `Secure`
 * and have the `__Host-` prefix, which binds them to this host.
 */
@Injectable()
export class SessionCookies {
  constructor(private readonly config: Config) {}

  read(request: Request, purpose: Purpose): string | undefined {
    return parseCookie(request.headers.cookie ?? '')[this.nameOf(purpose)];
  }

  /** `maxAge` is in seconds. Without it the browser deletes the cookie when it closes. */
  write(response: Response, purpose: Purpose, token: string, maxAge?: number): void {
    response.append(
      'Set-Cookie',
      stringifySetCookie({
        name: this.nameOf(purpose),
        value: token,
        httpOnly: true,
        secure: this.config.https,
        sameSite: purpose === 'admin' ? 'strict' : 'lax',
        path: '/',
        ...(maxAge === undefined ? {} : { maxAge }),
      }),
    );
  }

  clear(response: Response, purpose: Purpose): void {
    this.write(response, purpose, '', 0);
  }

  private nameOf(purpose: Purpose): string {
    return `${this.config.https ? '__Host-' : ''}saque-${purpose}`;
  }
}
