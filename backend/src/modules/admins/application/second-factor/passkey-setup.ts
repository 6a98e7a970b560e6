import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import {
  type CreatedPasskey,
  PasskeyCeremonies,
  PasskeyKnown,
  PasskeyRefused,
  SetUpExpired,
  TooManyPasskeys,
} from '../../../sign-in/index.js';
import { PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';
import { type AddedFactor, ceremonyOf, FactorEnrolment } from './factor-enrolment.js';
import { type Confirmation, type FactorOwner, FactorOwners } from './factor-owners.js';
import { FactorRecords } from './factor-records.js';

const MAX_PASSKEYS = 10;

/** Adds passkeys of admins. A signed-in admin confirms it with the password or a code. */
@Injectable()
export class PasskeySetup {
  constructor(
    private readonly owners: FactorOwners,
    private readonly factors: SecondFactorRepository,
    private readonly pending: PendingSignInRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly records: FactorRecords,
    private readonly enrolment: FactorEnrolment,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns what the browser needs to create a passkey.
   * @throws NotConfirmed, TooManyAppCodes, TooManyPasskeys
   */
  async begin(owner: FactorOwner, confirmation: Confirmation): Promise<object> {
    await this.owners.confirm(owner, confirmation);
    const passkeys = await this.factors.passkeys(owner.id);
    if (passkeys.length >= MAX_PASSKEYS) throw new TooManyPasskeys();
    // Without a password, the browser has to find the passkey before anyone has said who they are.
    const discoverable = owner.hasPassword ? 'preferred' : 'required';
    const { options, challenge } = await this.ceremonies.optionsToCreate(owner, passkeys, discoverable);
    const value = Buffer.from(challenge);
    await this.pending.keep(ceremonyOf(owner, 'create-passkey', value, this.clock.now()));
    return options;
  }

  /** @throws SetUpExpired, PasskeyRefused, PasskeyKnown, TooManyPasskeys */
  async add(owner: FactorOwner, name: string, response: CreatedPasskey): Promise<AddedFactor> {
    const at = this.clock.now();
    const challenge = await this.pending.take(owner.holder, 'create-passkey', at);
    if (!challenge) throw new SetUpExpired();
    const created = await this.ceremonies.created(response, challenge.toString());
    if (!created) throw new PasskeyRefused();
    return this.enrolment.add(owner, async () => {
      if ((await this.factors.passkeys(owner.id)).length >= MAX_PASSKEYS) throw new TooManyPasskeys();
      const passkey = { ...created, name, createdAt: at, lastUsedAt: null };
      if (!(await this.factors.addPasskey(owner.id, passkey))) throw new PasskeyKnown();
      await this.records.changed(owner, 'passkey_added', name);
    });
  }
}
