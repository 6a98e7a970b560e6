import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import { SealedKeys, SetUpExpired } from '../../../sign-in/index.js';
import { WrongAppCode } from '../../domain/second-factor-errors.js';
import { OneTimeCodes } from '../ports/one-time-codes.js';
import { PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';
import { type AddedFactor, ceremonyOf, FactorEnrolment } from './factor-enrolment.js';
import { type Confirmation, type FactorOwner, FactorOwners } from './factor-owners.js';
import { FactorRecords } from './factor-records.js';

/** Adds authenticator apps. A signed-in admin confirms it with the password or a code. */
@Injectable()
export class AppSetup {
  constructor(
    private readonly owners: FactorOwners,
    private readonly factors: SecondFactorRepository,
    private readonly pending: PendingSignInRepository,
    private readonly codes: OneTimeCodes,
    private readonly sealedKeys: SealedKeys,
    private readonly records: FactorRecords,
    private readonly enrolment: FactorEnrolment,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the key for a new authenticator app. It counts only after {@link confirm}.
   * @throws NotConfirmed, TooManyAppCodes
   */
  async begin(owner: FactorOwner, confirmation: Confirmation): Promise<{ key: string; address: string }> {
    await this.owners.confirm(owner, confirmation);
    const key = await this.codes.newKey();
    const sealed = this.sealedKeys.seal(key, owner.id);
    await this.pending.keep(ceremonyOf(owner, 'app-key', sealed, this.clock.now()));
    return { key, address: await this.codes.addressOf(key, owner.username) };
  }

  /**
   * Stores the app once it shows the right code. It replaces an earlier app.
   * @throws SetUpExpired, WrongAppCode
   */
  async confirm(owner: FactorOwner, code: string): Promise<AddedFactor> {
    const at = this.clock.now();
    const sealed = await this.pending.look(owner.holder, 'app-key', at);
    const key = sealed && this.sealedKeys.open(sealed, owner.id);
    if (!key) throw new SetUpExpired();
    const step = await this.codes.stepOf(code, key.text, at);
    if (step === null) throw new WrongAppCode();
    return this.enrolment.add(owner, async () => {
      if (!(await this.pending.take(owner.holder, 'app-key', at))) throw new SetUpExpired();
      await this.factors.saveApp(owner.id, this.sealedKeys.seal(key.text, owner.id), step, at);
      await this.records.changed(owner, 'app_added', owner.username);
    });
  }
}
