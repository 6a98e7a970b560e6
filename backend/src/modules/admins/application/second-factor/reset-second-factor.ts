import { Injectable } from '@nestjs/common';
import { CONSOLE } from '../../../../kernel/application/security-log.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { AdminRepository } from '../ports/admin-repository.js';
import { AdminSessionRepository } from '../ports/admin-session-repository.js';
import { FactorRecords } from './factor-records.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

/** Removes the second factors of an admin who has lost all of them. An operator runs it. */
@Injectable()
export class ResetSecondFactor {
  constructor(
    private readonly admins: AdminRepository,
    private readonly factors: SecondFactorRepository,
    private readonly sessions: AdminSessionRepository,
    private readonly records: FactorRecords,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Also removes the recovery codes and the lock after wrong codes, and ends all sessions. Returns
   * false if there is no enabled account with this name.
   */
  async execute(username: string): Promise<boolean> {
    const account = await this.admins.byUsername(username);
    if (!account) return false;
    await this.work.run(async () => {
      await this.factors.lock(account.id);
      await this.factors.removeAll(account.id);
      await this.sessions.endOthers(account.id, null);
      await this.records.changed(account, 'reset', account.username, CONSOLE);
    });
    return true;
  }
}
