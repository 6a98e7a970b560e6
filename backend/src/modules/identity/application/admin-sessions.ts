import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { SecurityLog, UNKNOWN_NAME } from '../../../kernel/application/security-log.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { TooManyAttempts, WrongCredentials } from '../domain/identity-errors.js';
import { AdminRepository } from './admin-repository.js';
import { type AdminIdentity, AdminSessionRepository } from './admin-session-repository.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionTokens } from './session-tokens.js';

const IDLE_MS = 30 * 60_000;
const LIFETIME_MS = 8 * 3_600_000;
const MAX_FAILURES = 5;
const FAILURE_WINDOW_SECONDS = 900;

/** What an admin sends to sign in. */
export interface LoginCommand {
  username: string;
  password: string;
  /** The network address of the caller, which has a limit of its own. */
  address: string;
  /** The token of the session that this browser already has, if any. */
  earlierToken: string | undefined;
}

/**
 * Signs admins in and out. A session closes after 30 minutes without use, and 8 hours after the
 * login at the latest.
 */
@Injectable()
export class AdminSessions {
  private decoyHash: Promise<string> | null = null;

  constructor(
    private readonly admins: AdminRepository,
    private readonly sessions: AdminSessionRepository,
    private readonly tokens: SessionTokens,
    private readonly hasher: PasswordHasher,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Returns the token of the new session and ends the earlier session of this browser. The server
   * counts an attempt before it verifies the password, so that parallel attempts gain nothing. If
   * the password is right, the server takes the attempt back.
   * @throws TooManyAttempts after five wrong passwords for the name, or from the address, within 15
   *   minutes
   * @throws WrongCredentials for an unknown name and for a wrong password, after the same work
   */
  async login({ username, password, address, earlierToken }: LoginCommand): Promise<string> {
    const account = await this.admins.byUsername(username);
    // PostgreSQL and JavaScript fold case differently, so the name comes from the stored account.
    const name = (account?.username ?? username).toLowerCase();
    const actor = account?.username ?? UNKNOWN_NAME;
    const buckets = [
      { bucket: `login:address:${address}`, scope: 'address' },
      { bucket: `login:name:${name}`, scope: 'name' },
    ] as const;
    for (const { bucket, scope } of buckets) {
      const attempts = await this.limiter.hit(bucket, FAILURE_WINDOW_SECONDS);
      if (attempts === MAX_FAILURES + 1) this.security.record({ event: 'lock-out', actor, scope });
      if (attempts > MAX_FAILURES) throw new TooManyAttempts();
    }
    const isRight = await this.hasher.verify(account?.passwordHash ?? (await this.decoy()), password);
    if (!account || !isRight) {
      const reason = account ? 'wrong-password' : 'unknown-name';
      this.security.record({ event: 'sign-in', outcome: 'failure', reason, actor });
      throw new WrongCredentials();
    }
    for (const { bucket } of buckets) await this.limiter.forgive(bucket);
    await this.endEarlier(earlierToken);
    const { token, idHash } = this.tokens.issue();
    await this.sessions.add(idHash, account.id, this.clock.now());
    this.security.record({ event: 'sign-in', outcome: 'success', actor });
    return token;
  }

  /** Returns the admin of an open session and marks the session as used, or returns null. */
  async find(token: string | undefined): Promise<AdminIdentity | null> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    if (!idHash) return null;
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    return this.sessions.use(idHash, now, {
      idleSince: before(IDLE_MS),
      startedAfter: before(LIFETIME_MS),
    });
  }

  /** Ends the session of this token. An unknown or missing token is not an error. */
  async logout(token: string | undefined): Promise<void> {
    const admin = await this.find(token);
    if (admin) this.security.record({ event: 'sign-out', actor: admin.username });
    await this.endEarlier(token);
  }

  private async endEarlier(token: string | undefined): Promise<void> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    if (idHash) await this.sessions.end(idHash);
  }

  /** The hash that an unknown name is verified against, so that it takes the same time. */
  private decoy(): Promise<string> {
    return (this.decoyHash ??= this.hasher.hash(this.tokens.issue().token));
  }
}
