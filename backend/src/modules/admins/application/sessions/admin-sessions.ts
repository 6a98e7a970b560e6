import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import {
  type AdminSession,
  type AdminSessionLimits,
  AdminSessionRepository,
} from '../ports/admin-session-repository.js';
import { AdminCallers, type OpenAdminSession, SessionTokens } from '../../../sign-in/index.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SecondFactorPolicy } from '../ports/second-factor-policy.js';

const IDLE_MS = 30 * 60_000;
const LIFETIME_MS = 8 * 3_600_000;
const MAX_USER_AGENT = 400;

/** The browser that gets a session. */
interface SessionBrowser {
  address: string | null;
  userAgent: string | null;
  /** The token of the session that this browser already has, if any. */
  sessionToken: string | undefined;
}

/**
 * The sessions of admins. A session closes after 30 minutes without use, and 8 hours after the
 * sign-in at the latest.
 */
@Injectable()
export class AdminSessions extends AdminCallers {
  constructor(
    private readonly sessions: AdminSessionRepository,
    private readonly signIns: PendingSignIns,
    private readonly policy: SecondFactorPolicy,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {
    super();
  }

  /** Returns the token of a new session and ends the earlier session of this browser. */
  async start(adminId: AdminId, browser: SessionBrowser, secondFactor: boolean): Promise<string> {
    const { address, userAgent, sessionToken } = browser;
    await this.end(sessionToken);
    const { token, idHash } = this.tokens.issue();
    const start = { address, userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null, secondFactor };
    await this.sessions.add(idHash, adminId, this.clock.now(), start);
    return token;
  }

  /** Returns the open session of a token and marks it as used, or returns null. */
  override async find(token: string | undefined): Promise<OpenAdminSession | null> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    return idHash ? this.sessions.use(idHash, this.clock.now(), this.limits()) : null;
  }

  /** Ends the session of this token. An unknown or missing token is not an error. */
  async logout(token: string | undefined): Promise<void> {
    const actor = await this.end(token);
    if (actor !== null) this.security.record({ event: 'sign-out', actor });
  }

  /** Returns the open sessions of an admin, the one that was used last first. */
  list(adminId: AdminId): Promise<AdminSession[]> {
    return this.sessions.openOf(adminId, this.limits());
  }

  /**
   * Returns the token of a sign-in that waits for its second step, and ends the earlier session of
   * this browser. Returns null if the password alone is enough.
   */
  async beginSecondStep(adminId: AdminId, { sessionToken }: SessionBrowser): Promise<string | null> {
    const token = await this.signIns.beginIfNeeded(adminId);
    if (token !== null) await this.end(sessionToken);
    return token;
  }

  private async end(token: string | undefined): Promise<string | null> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    await this.signIns.end(token);
    return idHash ? this.sessions.end(idHash) : null;
  }

  private limits(): AdminSessionLimits {
    const now = this.clock.now().getTime();
    return {
      idleSince: new Date(now - IDLE_MS),
      startedAfter: new Date(now - LIFETIME_MS),
      needsSecondFactor: this.policy.isRequired,
    };
  }
}
