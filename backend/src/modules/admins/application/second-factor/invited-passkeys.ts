import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import {
  type CreatedPasskey,
  type NamedAdmin,
  type Passkey,
  PasskeyCeremonies,
  PasskeyKnown,
  PasskeyRefused,
  SetUpExpired,
} from '../../../sign-in/index.js';
import { FactorRecords } from './factor-records.js';
import { PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

const CEREMONY_MS = 15 * 60_000;

/** Lets invited people create the passkey that is to be their only way in (docs/adr/0063). */
@Injectable()
export class InvitedPasskeys {
  constructor(
    private readonly pending: PendingSignInRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly factors: SecondFactorRepository,
    private readonly records: FactorRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns what the browser needs to create a passkey.
   * @param holder the hash of the token of the invitation
   */
  async begin(holder: Buffer, { id, username }: NamedAdmin): Promise<object> {
    const { options, challenge } = await this.ceremonies.optionsToCreate({ id, username }, [], 'required');
    const at = this.clock.now();
    const expiresAt = new Date(at.getTime() + CEREMONY_MS);
    const value = Buffer.from(challenge);
    await this.pending.keep({ holder, adminId: id, purpose: 'create-passkey', value, at, expiresAt });
    return options;
  }

  /**
   * Verifies the passkey that the browser has created, and uses its challenge up.
   * @throws SetUpExpired, PasskeyRefused
   */
  async verified(holder: Buffer, name: string, response: CreatedPasskey): Promise<Passkey> {
    const at = this.clock.now();
    const challenge = await this.pending.take(holder, 'create-passkey', at);
    if (!challenge) throw new SetUpExpired();
    const created = await this.ceremonies.created(response, challenge.toString());
    if (!created) throw new PasskeyRefused();
    return { ...created, name, createdAt: at, lastUsedAt: null };
  }

  /** Stores the passkey. Call it in a unit of work. @throws PasskeyKnown */
  async add(admin: NamedAdmin, passkey: Passkey): Promise<void> {
    if (!(await this.factors.addPasskey(admin.id, passkey))) throw new PasskeyKnown();
    await this.records.changed(admin, 'passkey_added', passkey.name);
  }
}
