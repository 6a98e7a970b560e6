import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { TooManyAttempts, WrongCredentials } from '../domain/identity-errors.js';
import { SessionTokens } from './session-tokens.js';

const IDLE_MS = 30 * 60_000;
const LIFETIME_MS = 8 * 3_600_000;
const MAX_FAILURES = 5;
const FAILURE_WINDOW_SECONDS = 900;

export interface AdminAccount {
  id: string;
  username: string;
  passwordHash: string;
}

/** Admin accounts and their sessions as stored; who is disabled is not found. */
export abstract class AdminStore {
  abstract byUsername(username: string): Promise<AdminAccount | null>;
  /** Creates the account, or gives an existing one this password and ends its sessions; a disabled one is back. */
  abstract save(username: string, passwordHash: string): Promise<void>;
  /** Shuts the account out and ends its sessions; answers whether there was one to shut out. */
  abstract disable(username: string): Promise<boolean>;
  abstract addSession(idHash: Buffer, adminId: string, at: Date): Promise<void>;
  /** The admin of a session used after `idleSince` and started after `startedAfter`; marks it as used. */
  abstract useSession(
    idHash: Buffer,
    at: Date,
    idleSince: Date,
    startedAfter: Date,
  ): Promise<AdminIdentity | null>;
  abstract endSession(idHash: Buffer): Promise<void>;
}

/** An admin who is signed in. */
export interface AdminIdentity {
  id: string;
  username: string;
}

/** Slow password hashes (argon2id). */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  abstract verify(hash: string, password: string): Promise<boolean>;
}

/** Signing in and out of the admin area: 30 minutes idle, 8 hours at most. */
@Injectable()
export class AdminSessions {
  constructor(
    private readonly store: AdminStore,
    private readonly tokens: SessionTokens,
    private readonly hasher: PasswordHasher,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the new session's token, and ends the session `earlier` that this browser had. An attempt counts before the password is looked at, so that many at once gain
   * nothing, and is forgiven where the password was right.
   * @throws TooManyAttempts after five wrong passwords for the name or from the address within 15 minutes
   * @throws WrongCredentials for an unknown name just as for a wrong password, after the same work
   */
  async login(
    username: string,
    password: string,
    address: string,
    earlier: string | undefined,
  ): Promise<string> {
    const account = await this.store.byUsername(username);
    const name = (account?.username ?? username).toLowerCase(); // the database has its own idea of equal letters
    const buckets = [`login:address:${address}`, `login:name:${name}`];
    for (const bucket of buckets)
      if ((await this.limiter.hit(bucket, FAILURE_WINDOW_SECONDS)) > MAX_FAILURES)
        throw new TooManyAttempts();
    const right = await this.hasher.verify(account?.passwordHash ?? (await this.decoy()), password);
    if (!account || !right) throw new WrongCredentials();
    for (const bucket of buckets) await this.limiter.forgive(bucket);
    await this.logout(earlier);
    const { token, idHash } = this.tokens.issue();
    await this.store.addSession(idHash, account.id, this.clock.now());
    return token;
  }

  /** The admin of this token, or `null`. */
  async find(token: string | undefined): Promise<AdminIdentity | null> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    if (!idHash) return null;
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    return this.store.useSession(idHash, now, before(IDLE_MS), before(LIFETIME_MS));
  }

  async logout(token: string | undefined): Promise<void> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    if (idHash) await this.store.endSession(idHash);
  }

  private decoyHash: Promise<string> | null = null;
  private decoy(): Promise<string> {
    return (this.decoyHash ??= this.hasher.hash(this.tokens.issue().token));
  }
}
