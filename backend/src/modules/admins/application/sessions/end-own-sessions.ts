import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { NotFoundForCaller, type OpenAdminSession, SessionTokens } from '../../../sign-in/index.js';
import { AdminDeviceRepository } from '../ports/admin-device-repository.js';
import { AdminSessionRepository } from '../ports/admin-session-repository.js';

/** Lets an admin end sessions of their own in other browsers. */
@Injectable()
export class EndOwnSessions {
  constructor(
    private readonly sessions: AdminSessionRepository,
    private readonly devices: AdminDeviceRepository,
    private readonly tokens: SessionTokens,
    private readonly security: SecurityLog,
  ) {}

  /** @throws NotFoundForCaller if the admin has no such session */
  async one(admin: OpenAdminSession, sessionId: string): Promise<void> {
    if (!(await this.sessions.endOne(admin.id, sessionId))) throw new NotFoundForCaller();
    this.record(admin, 1);
  }

  /**
   * Ends every session but the one of the caller. The other browsers are no longer known, because
   * one of them may be lost. Returns how many sessions it ended.
   */
  async others(admin: OpenAdminSession, deviceToken: string | undefined): Promise<number> {
    const ended = await this.sessions.endOthers(admin.id, admin.sessionId);
    const kept = deviceToken === undefined ? null : this.tokens.hashOf(deviceToken);
    await this.devices.forgetOthers(admin.id, kept);
    this.record(admin, ended);
    return ended;
  }

  private record({ id: actor }: OpenAdminSession, sessions: number): void {
    this.security.record({ event: 'session-ended', reason: 'ended-by-owner', sessions, actor });
  }
}
