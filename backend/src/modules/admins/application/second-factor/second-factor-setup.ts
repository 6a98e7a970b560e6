import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import {
  type CreatedPasskey,
  PasskeyCeremonies,
  PasskeyKnown,
  PasskeyRefused,
  SealedKeys,
  SetUpExpired,
  TooManyPasskeys,
} from '../../../sign-in/index.js';
import { SignInExpired, WrongAppCode } from '../../domain/second-factor-errors.js';
import { AdminSessionRepository } from '../ports/admin-session-repository.js';
import type { SignedIn } from '../sessions/admin-sign-in.js';
import { type Confirmation, FactorOwners, type FactorOwner } from './factor-owners.js';
import { FactorRecords } from './factor-records.js';
import { OneTimeCodes } from '../ports/one-time-codes.js';
import { type CeremonyPurpose, PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';
import { SecondStep } from './second-step.js';

const CEREMONY_MS = 15 * 60_000;
const MAX_PASSKEYS = 10;

/** The result of adding a factor. */
export interface AddedFactor {
  /** The first factor comes with recovery codes, which are shown this once; `null` otherwise. */
  recoveryCodes: string[] | null;
  /** The session that was opened, if this was the last step of a sign-in. */
  signedIn: SignedIn | null;
}

/**
 * Adds authenticator apps and passkeys. A signed-in admin confirms each change with the password or
 * a code. An admin who must have a factor and has none adds the first one while signing in.
 */
@Injectable()
export class SecondFactorSetup {
  constructor(
    private readonly owners: FactorOwners,
    private readonly factors: SecondFactorRepository,
    private readonly pending: PendingSignInRepository,
    private readonly sessions: AdminSessionRepository,
    private readonly secondStep: SecondStep,
    private readonly codes: OneTimeCodes,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly sealedKeys: SealedKeys,
    private readonly recovery: RecoveryCodes,
    private readonly records: FactorRecords,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the key for a new authenticator app. It counts only after {@link confirmApp}.
   * @throws NotConfirmed, TooManyAppCodes
   */
  async beginApp(owner: FactorOwner, confirmation: Confirmation): Promise<{ key: string; address: string }> {
    await this.owners.confirm(owner, confirmation);
    const key = await this.codes.newKey();
    await this.keep(owner, 'app-key', this.sealedKeys.seal(key, owner.id));
    return { key, address: await this.codes.addressOf(key, owner.username) };
  }

  /**
   * Stores the app once it shows the right code. It replaces an earlier app.
   * @throws SetUpExpired, WrongAppCode
   */
  async confirmApp(owner: FactorOwner, code: string): Promise<AddedFactor> {
    const at = this.clock.now();
    const sealed = await this.pending.look(owner.holder, 'app-key', at);
    const key = sealed && this.sealedKeys.open(sealed, owner.id);
    if (!key) throw new SetUpExpired();
    const step = await this.codes.stepOf(code, key.text, at);
    if (step === null) throw new WrongAppCode();
    return this.add(owner, async () => {
      if (!(await this.pending.take(owner.holder, 'app-key', at))) throw new SetUpExpired();
      await this.factors.saveApp(owner.id, this.sealedKeys.seal(key.text, owner.id), step, at);
      await this.records.changed(owner, 'app_added', owner.username);
    });
  }

  /**
   * Returns what the browser needs to create a passkey.
   * @throws NotConfirmed, TooManyAppCodes, TooManyPasskeys
   */
  async beginPasskey(owner: FactorOwner, confirmation: Confirmation): Promise<object> {
    await this.owners.confirm(owner, confirmation);
    const passkeys = await this.factors.passkeys(owner.id);
    if (passkeys.length >= MAX_PASSKEYS) throw new TooManyPasskeys();
    // Without a password, the browser has to find the passkey before anyone has said who they are.
    const discoverable = owner.hasPassword ? 'preferred' : 'required';
    const { options, challenge } = await this.ceremonies.optionsToCreate(owner, passkeys, discoverable);
    await this.keep(owner, 'create-passkey', Buffer.from(challenge));
    return options;
  }

  /** @throws SetUpExpired, PasskeyRefused, PasskeyKnown, TooManyPasskeys */
  async addPasskey(owner: FactorOwner, name: string, response: CreatedPasskey): Promise<AddedFactor> {
    const at = this.clock.now();
    const challenge = await this.pending.take(owner.holder, 'create-passkey', at);
    if (!challenge) throw new SetUpExpired();
    const created = await this.ceremonies.created(response, challenge.toString());
    if (!created) throw new PasskeyRefused();
    return this.add(owner, async () => {
      if ((await this.factors.passkeys(owner.id)).length >= MAX_PASSKEYS) throw new TooManyPasskeys();
      const passkey = { ...created, name, createdAt: at, lastUsedAt: null };
      if (!(await this.factors.addPasskey(owner.id, passkey))) throw new PasskeyKnown();
      await this.records.changed(owner, 'passkey_added', name);
    });
  }

  /**
   * Stores a factor together with the recovery codes of the first one. From now on a session needs
   * a second factor: the present one has it, and all others of this admin end.
   */
  private async add(owner: FactorOwner, store: () => Promise<void>): Promise<AddedFactor> {
    // A recovery code replaces a step after the password.
    const needsCodes = owner.hasPassword && (await this.recovery.left(owner.id)) === 0;
    // Hashing takes long, so it happens before the transaction.
    const fresh = needsCodes ? await this.recovery.make() : null;
    await this.work.run(async () => {
      await this.factors.lock(owner.id);
      if (owner.signIn && (await this.owners.hasFactor(owner.id))) throw new SignInExpired();
      await store();
      if (fresh) await this.factors.replaceRecoveryCodes(owner.id, fresh.hashes);
      if (owner.sessionId !== null) await this.sessions.strengthen(owner.id, owner.sessionId);
      this.records.sessionsEnded(owner, await this.sessions.endOthers(owner.id, owner.sessionId));
    });
    const signedIn = owner.signIn && (await this.secondStep.enrolled(owner.signIn, owner.browser));
    return { recoveryCodes: fresh?.codes ?? null, signedIn };
  }

  private keep({ holder, id: adminId }: FactorOwner, purpose: CeremonyPurpose, value: Buffer): Promise<void> {
    const at = this.clock.now();
    const expiresAt = new Date(at.getTime() + CEREMONY_MS);
    return this.pending.keep({ holder, adminId, purpose, value, at, expiresAt });
  }
}
