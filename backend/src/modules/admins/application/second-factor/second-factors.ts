import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { NotFoundForCaller, type Passkey } from '../../../sign-in/index.js';
import { LastPasskey, LastSecondFactor } from '../../domain/second-factor-errors.js';
import { AdminRepository } from '../ports/admin-repository.js';
import { type Confirmation, FactorOwners, type FactorOwner } from './factor-owners.js';
import { FactorRecords } from './factor-records.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorPolicy } from '../ports/second-factor-policy.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

/** The second factors of an admin, as that admin sees them. */
export interface SecondFactorState {
  isRequired: boolean;
  hasPassword: boolean;
  app: { createdAt: Date } | null;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

/** Shows and removes the second factors of an admin, and renews the recovery codes. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly owners: FactorOwners,
    private readonly admins: AdminRepository,
    private readonly factors: SecondFactorRepository,
    private readonly recovery: RecoveryCodes,
    private readonly policy: SecondFactorPolicy,
    private readonly records: FactorRecords,
    private readonly work: UnitOfWork,
  ) {}

  async stateOf(adminId: AdminId): Promise<SecondFactorState> {
    const app = await this.factors.app(adminId);
    return {
      isRequired: await this.policy.isRequiredOf(adminId),
      hasPassword: await this.admins.hasPassword(adminId),
      app: app && { createdAt: app.createdAt },
      passkeys: await this.factors.passkeys(adminId),
      recoveryCodesLeft: await this.recovery.left(adminId),
    };
  }

  /** @throws NotConfirmed, TooManyAppCodes, NotFoundForCaller, LastSecondFactor */
  async removeApp(owner: FactorOwner, confirmation: Confirmation): Promise<void> {
    await this.owners.confirm(owner, confirmation);
    await this.remove(owner, async () => {
      if (!(await this.factors.removeApp(owner.id))) throw new NotFoundForCaller();
      await this.records.changed(owner, 'app_removed', owner.username);
    });
  }

  /** @throws NotConfirmed, TooManyAppCodes, NotFoundForCaller, LastSecondFactor, LastPasskey */
  async removePasskey(owner: FactorOwner, id: string, confirmation: Confirmation): Promise<void> {
    await this.owners.confirm(owner, confirmation);
    await this.remove(owner, async () => {
      const name = await this.factors.removePasskey(owner.id, id);
      if (name === null) throw new NotFoundForCaller();
      await this.records.changed(owner, 'passkey_removed', name);
    });
  }

  /**
   * Replaces all recovery codes and returns the new ones, this once.
   * @throws NotConfirmed, TooManyAppCodes, NotFoundForCaller without a second factor
   */
  async renewRecoveryCodes(owner: FactorOwner, confirmation: Confirmation): Promise<string[]> {
    await this.owners.confirm(owner, confirmation);
    const { codes, hashes } = await this.recovery.make();
    await this.work.run(async () => {
      await this.factors.lock(owner.id);
      if (!(await this.owners.hasFactor(owner.id))) throw new NotFoundForCaller();
      await this.factors.replaceRecoveryCodes(owner.id, hashes);
      await this.records.changed(owner, 'recovery_renewed', owner.username);
    });
    return codes;
  }

  /** Removes a factor. Recovery codes go with the last one. */
  private async remove({ id, hasPassword }: FactorOwner, removal: () => Promise<void>): Promise<void> {
    await this.work.run(async () => {
      await this.factors.lock(id);
      await removal();
      if (!hasPassword && (await this.factors.passkeys(id)).length === 0) throw new LastPasskey();
      if (await this.owners.hasFactor(id)) return;
      if (await this.policy.isRequiredOf(id)) throw new LastSecondFactor();
      await this.factors.replaceRecoveryCodes(id, []);
    });
  }
}
