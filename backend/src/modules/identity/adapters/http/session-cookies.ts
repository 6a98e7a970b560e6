import { Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { Config } from '../../../../config.js';

type Purpose = 'player' | 'admin';

/** The two cookies we set; behind https they are `Secure` and carry the `__Host-` prefix. */
@Injectable()
export class SessionCookies {
  constructor(private readonly config: Config) {}

  read(request: Request, purpose: Purpose): string | undefined {
    return parseCookie(request.headers.cookie ?? '')[this.nameOf(purpose)];
  }

  /** Without `maxAge` the cookie ends with the browser. */
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
