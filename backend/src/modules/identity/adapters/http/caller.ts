import { createParamDecorator, type ExecutionContext, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { type AdminIdentity, AdminSessions } from '../../application/admin-sessions.js';
import { type GuestKind, PlayerSessions } from '../../application/player-sessions.js';
import { SessionCookies } from './session-cookies.js';

/** Who is calling; looked up when first asked, once per request. */
export class Caller {
  private player: Promise<string | null> | null = null;

  constructor(
    private readonly request: Request,
    private readonly response: Response,
    private readonly sessions: PlayerSessions,
    private readonly admins: AdminSessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** The player of this browser's session; `null` where it has none. */
  knownPlayer(): Promise<string | null> {
    return (this.player ??= this.sessions.find(this.cookies.read(this.request, 'player')));
  }

  /** The player of this browser; a browser without a session gets one, and with it a guest. */
  async currentPlayer(kind: GuestKind = 'player'): Promise<string> {
    const known = await this.knownPlayer();
    if (known !== null) return known;
    const { token, playerId, lifetimeSeconds } = await this.sessions.start(kind);
    this.cookies.write(this.response, 'player', token, lifetimeSeconds);
    this.player = Promise.resolve(playerId);
    return playerId;
  }

  /** The admin who is signed in here; `null` where nobody is. */
  admin(): Promise<AdminIdentity | null> {
    return this.admins.find(this.cookies.read(this.request, 'admin'));
  }
}

type IdentifiedRequest = Request & { caller?: Caller };

@Injectable()
export class CallerMiddleware implements NestMiddleware {
  constructor(
    private readonly sessions: PlayerSessions,
    private readonly admins: AdminSessions,
    private readonly cookies: SessionCookies,
  ) {}

  use(request: IdentifiedRequest, response: Response, next: NextFunction): void {
    request.caller = new Caller(request, response, this.sessions, this.admins, this.cookies);
    next();
  }
}

/** The caller of the request in hand. */
export function callerOf(context: ExecutionContext): Caller {
  const { caller } = context.switchToHttp().getRequest<IdentifiedRequest>();
  if (!caller) throw new Error('CallerMiddleware did not run');
  return caller;
}

/** The id of the calling player; makes a guest session where the browser has none. */
export const CurrentPlayer = createParamDecorator((kind: GuestKind | undefined, context: ExecutionContext) =>
  callerOf(context).currentPlayer(kind),
);

/** The id of the calling player, or `null` where the browser has no session; never makes one. */
export const KnownPlayer = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context).knownPlayer(),
);

/** The admin who is signed in here, or `null`. */
export const SignedInAdmin = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context).admin(),
);

/** The caller, for a route that decides itself whether it needs a player. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context),
);
