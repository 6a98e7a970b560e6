import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { type RightsChange, SecurityLog } from '../../../../kernel/application/security-log.js';
import type { NamedAdmin } from '../../../sign-in/index.js';

/** A change of second factors in the audit log, and what the security log calls it. */
const CHANGES = {
  app_added: 'second-factor-added',
  passkey_added: 'second-factor-added',
  app_removed: 'second-factor-removed',
  passkey_removed: 'second-factor-removed',
  recovery_renewed: 'recovery-codes-renewed',
  reset: 'second-factor-removed',
} as const satisfies Record<string, RightsChange>;

/** Writes changes of second factors into the audit log and the security log. */
@Injectable()
export class FactorRecords {
  constructor(
    private readonly audit: AuditTrail,
    private readonly security: SecurityLog,
  ) {}

  /**
   * @param label the name of the passkey or of the admin
   * @param actor who did it, if not the admin
   */
  async changed(
    admin: NamedAdmin,
    change: keyof typeof CHANGES,
    label: string,
    actor: string = admin.id,
  ): Promise<void> {
    const subject = { type: 'admin', id: admin.id, label };
    await this.audit.record({ adminId: admin.id, action: `second_factor.${change}`, subject });
    this.security.record({
      event: 'rights-change',
      change: CHANGES[change],
      subject: admin.id,
      actor,
    });
  }

  /** Records how many sessions without a second factor have ended. */
  sessionsEnded({ id: actor }: NamedAdmin, sessions: number): void {
    const reason = 'second-factor-added';
    if (sessions > 0) this.security.record({ event: 'session-ended', reason, sessions, actor });
  }
}
