import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { AdminDeviceRepository } from '../ports/admin-device-repository.js';
import { AdminRepository } from '../ports/admin-repository.js';
import { AdminSessionRepository } from '../ports/admin-session-repository.js';
import { InitialPassword } from '../ports/initial-password.js';
import { PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { PasswordNotices } from './password-notices.js';

/** Another password of an admin. */
export interface NewPassword {
  readonly admin: { readonly id: AdminId; readonly hasInitialPassword: boolean };
  readonly passwordHash: string;
  /** The session and the browser that stay known; null: none does. */
  readonly kept: { readonly sessionId: string | null; readonly device: Buffer | null };
  readonly at: Date;
  /** The word of the security log. */
  readonly reason: 'password-changed' | 'password-reset';
  /** Who acts, if no session of the caller says so. */
  readonly actor?: string;
}

/**
 * Gives an admin another password and ends what the former one has opened: sessions, sign-ins that
 * wait, and browsers that are known.
 */
@Injectable()
export class PasswordReplacement {
  constructor(
    private readonly admins: AdminRepository,
    private readonly sessions: AdminSessionRepository,
    private readonly signIns: PendingSignInRepository,
    private readonly devices: AdminDeviceRepository,
    private readonly notices: PasswordNotices,
    private readonly initial: InitialPassword,
    private readonly work: UnitOfWork,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Returns how many sessions ended. The owner gets a letter.
   * @param assertValid refuses the password inside the transaction, before anything changes
   */
  async execute(password: NewPassword, assertValid?: () => Promise<void>): Promise<number> {
    const { admin, passwordHash, kept, at } = password;
    const ended = await this.work.run(async () => {
      await assertValid?.();
      await this.admins.update(admin.id, { passwordHash, hasInitialPassword: false });
      await this.devices.forgetOthers(admin.id, kept.device);
      await this.signIns.endAllOf(admin.id);
      await this.notices.announce(admin.id, at);
      return this.sessions.endOthers(admin.id, kept.sessionId);
    });
    if (admin.hasInitialPassword) this.initial.forget();
    this.record(password, ended);
    return ended;
  }

  private record({ admin, reason, actor }: NewPassword, sessions: number): void {
    const by = actor === undefined ? {} : { actor };
    this.security.record({ event: 'rights-change', change: reason, subject: admin.id, ...by });
    if (sessions > 0) this.security.record({ event: 'session-ended', reason, sessions, ...by });
  }
}
