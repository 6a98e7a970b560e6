import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { Config } from '../../../../config/config.js';
import type { KeyOwner } from '../../../../kernel/adapters/http/idempotency.js';
import { nameActor } from '../../../../kernel/adapters/request-context.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  AdminCallers,
  type AdminIdentity,
  type GuestKind,
  type OpenAdminSession,
  PlayerCallers,
} from '../../application/ports/callers.js';
import type { PlayerBrowser } from '../../application/browsers.js';
import { SessionCookies } from './session-cookies.js';

/** The caller of one request. Each session is looked up when it is first needed, and only once. */
export class Caller implements KeyOwner {
  private player: Promise<PlayerId | null> | null = null;
  private session: Promise<OpenAdminSession | null> | null = null;
  private startedToken: string | null = null;
  private actsAs: 'player' | 'admin' = 'player';

  constructor(
    private readonly request: Request,
    private readonly response: Response,
    private readonly sessions: PlayerCallers,
    private readonly admins: AdminCallers,
    private readonly cookies: SessionCookies,
    private readonly isLocal: boolean,
  ) {}

  /** Returns the player of this browser's session, or null if it has no session. */
  knownPlayer(): Promise<PlayerId | null> {
    return (this.player ??= this.sessions.find(this.cookies.read(this.request, 'player')));
  }

  /** Returns the player of this browser. Creates a guest and a session if the browser has none. */
  async currentPlayer(kind: GuestKind = 'player'): Promise<PlayerId> {
    const known = await this.knownPlayer();
    if (known !== null) return known;
    const { token, playerId, lifetimeSeconds } = await this.sessions.start(kind);
    this.cookies.write(this.response, 'player', token, lifetimeSeconds);
    this.player = Promise.resolve(playerId);
    this.startedToken = token;
    return playerId;
  }

  /** Returns this browser with its session. Creates a guest if it has none. */
  async browser(): Promise<PlayerBrowser> {
    await this.currentPlayer();
    const browser = this.cookies.playerBrowserOf(this.request);
    return this.startedToken === null ? browser : { ...browser, sessionToken: this.startedToken };
  }

  /** Returns the key of this browser's session in the database. Creates a guest if it has none. */
  async currentSession(): Promise<Buffer> {
    return this.sessions.keyOf((await this.browser()).sessionToken);
  }

  /** Marks the call as one of an admin. The guard of the routes for admins does it. */
  actAsAdmin(): void {
    this.actsAs = 'admin';
  }

  /** Returns the key of the session that makes this call: the admin's where the route is theirs. */
  async sessionKey(): Promise<Buffer | null> {
    const open = await (this.actsAs === 'admin' ? this.adminSession() : this.knownPlayer());
    return open === null ? null : this.sessions.keyOf(this.cookies.read(this.request, this.actsAs));
  }

  /**
   * Returns the admin who is signed in with this browser, or null. It is also null for an admin who
   * has to replace the generated password first.
   */
  async admin(): Promise<AdminIdentity | null> {
    const session = await this.adminSession();
    // On the machine of the server itself, the change can be postponed.
    return session?.hasInitialPassword && !this.isLocal ? null : session;
  }

  /** Returns the admin session of this browser, or null. It opens the admin's own account. */
  adminSession(): Promise<OpenAdminSession | null> {
    return (this.session ??= this.findSession());
  }

  private async findSession(): Promise<OpenAdminSession | null> {
    const session = await this.admins.find(this.cookies.read(this.request, 'admin'));
    if (session) nameActor(session.id);
    return session;
  }
}

/** A request to which the middleware has attached its caller. */
type IdentifiedRequest = Request & { caller?: Caller };

/**
 * Attaches a {@link Caller} to every request. Nest's own middleware costs ten times as much,
 * because it remembers each request that it has handled.
 */
@Injectable()
export class CallerMiddleware {
  constructor(
    private readonly sessions: PlayerCallers,
    private readonly admins: AdminCallers,
    private readonly cookies: SessionCookies,
    private readonly config: Config,
  ) {}

  readonly attach = (request: IdentifiedRequest, response: Response, next: NextFunction): void => {
    const { sessions, admins, cookies, config } = this;
    request.caller = new Caller(request, response, sessions, admins, cookies, config.isLocal);
    next();
  };
}

/** Returns the caller of the current request. */
export function callerOf(context: ExecutionContext): Caller {
  const { caller } = context.switchToHttp().getRequest<IdentifiedRequest>();
  if (!caller) throw new Error('CallerMiddleware did not run');
  return caller;
}

/**
 * Returns a decorator that also documents that the call reads this cookie. The call accepts callers
 * without it.
 */
function knownBy<Value>(
  cookie: 'player' | 'admin-if-known',
  read: (caller: Caller, data: GuestKind | undefined) => Value,
) {
  const parameter = createParamDecorator((data: GuestKind | undefined, context: ExecutionContext) =>
    read(callerOf(context), data),
  );
  return (data?: GuestKind): ParameterDecorator =>
    (target, name, index) => {
      parameter(data)(target, name, index);
      const method = name === undefined ? undefined : Object.getOwnPropertyDescriptor(target, name);
      if (name !== undefined && method) ApiCookieAuth(cookie)(target, name, method);
    };
}

/** Parameter: the id of the calling player. Creates a guest session if the browser has none. */
export const CurrentPlayer = knownBy('player', (caller, kind) => caller.currentPlayer(kind));

/** Parameter: the key of the calling browser's session. Creates a guest if the browser has none. */
export const CurrentSession = knownBy('player', (caller) => caller.currentSession());

/** Parameter: the key of the calling browser's session, or null if it has none. */
export const KnownSession = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context).sessionKey(),
);

/** Parameter: the id of the calling player, or null if the browser has no session. */
export const KnownPlayer = knownBy('player', (caller) => caller.knownPlayer());

/** Parameter: the admin who is signed in with this browser, or null. */
export const SignedInAdmin = knownBy('admin-if-known', (caller) => caller.admin());

/** Parameter: the admin session of this browser, on routes for the admin's own account. */
export const OwnAdminSession = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context).adminSession(),
);

/** Parameter: the caller, for a route that decides at run time whether it needs a player. */
export const CurrentCaller = knownBy('player', (caller) => caller);
