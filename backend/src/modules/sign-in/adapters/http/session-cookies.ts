import { Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { Config } from '../../../../config/config.js';
import { addressKey, plainAddress } from '../../../../kernel/adapters/http/address-key.js';
import {
  type Browser,
  KNOWN_SECONDS,
  type PlayerBrowser,
  type SignedInSession,
} from '../../application/browsers.js';

/** The session of a player or an admin, or a browser in which one of them has signed in. */
type Purpose = 'player' | 'browser' | 'admin' | 'device';

/**
 * Reads and writes the cookies of players and admins. Behind HTTPS the cookies are `Secure` and
 * have the `__Host-` prefix, which binds them to this host.
 */
@Injectable()
export class SessionCookies {
  constructor(private readonly config: Config) {}

  read(request: Request, purpose: Purpose): string | undefined {
    return parseCookie(request.headers.cookie ?? '')[this.nameOf(purpose)];
  }

  /** Returns what the request says about the browser that an admin uses. */
  browserOf(request: Request): Browser {
    return {
      address: plainAddress(request.ip) ?? null,
      addressKey: addressKey(request.ip),
      userAgent: request.headers['user-agent'] ?? null,
      sessionToken: this.read(request, 'admin'),
      deviceToken: this.read(request, 'device'),
    };
  }

  /** Returns what the request says about the browser of a player. */
  playerBrowserOf(request: Request): PlayerBrowser {
    return {
      sessionToken: this.read(request, 'player'),
      browserToken: this.read(request, 'browser'),
      userAgent: request.headers['user-agent'] ?? null,
    };
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
        sameSite: purpose === 'player' ? 'lax' : 'strict',
        path: '/',
        ...(maxAge === undefined ? {} : { maxAge }),
      }),
    );
  }

  /** Gives a browser its new session, and what it is known by from now on. */
  writeSignIn(response: Response, { token, lifetimeSeconds, browserToken }: SignedInSession): void {
    this.write(response, 'player', token, lifetimeSeconds);
    this.write(response, 'browser', browserToken, KNOWN_SECONDS);
  }

  clear(response: Response, purpose: Purpose): void {
    this.write(response, purpose, '', 0);
  }

  private nameOf(purpose: Purpose): string {
    return `${this.config.https ? '__Host-' : ''}saque-${purpose}`;
  }
}
