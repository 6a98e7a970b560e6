import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { lockedFor } from '../../domain/factor-attempts.js';
import { lettersOf } from '../../domain/recovery-code.js';
import {
  CodeUsed,
  TooManyAppCodes,
  WrongAppCode,
  WrongRecoveryCode,
} from '../../domain/second-factor-errors.js';
import { FactorAttemptRepository } from '../ports/factor-attempt-repository.js';
import { OneTimeCodes } from '../ports/one-time-codes.js';
import { type Passkey, PasskeyCeremonies, SealedKeys, type UsedPasskey } from '../../../sign-in/index.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

/** Checks what an admin shows as a second factor. Each proof is accepted once. */
@Injectable()
export class FactorProofs {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly attempts: FactorAttemptRepository,
    private readonly codes: OneTimeCodes,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly sealedKeys: SealedKeys,
    private readonly hasher: PasswordHasher,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt, before the proof is checked, so that parallel attempts gain nothing. A
   * device that is known to the admin has a count of its own, so that a stranger cannot lock it
   * out.
   * @throws TooManyAppCodes
   */
  async count(adminId: AdminId, device: Buffer | null): Promise<void> {
    const wait = await this.work.run(async () => {
      const now = this.clock.now();
      const attempts = await this.attempts.lock(adminId, keyOf(device));
      const locked = lockedFor(attempts, now);
      if (locked === 0)
        await this.attempts.save(adminId, keyOf(device), { count: attempts.count + 1, lastAt: now });
      return locked;
    });
    if (wait > 0) throw new TooManyAppCodes(wait);
  }

  /** Forgets the attempts after a right proof. */
  forgive(adminId: AdminId, device: Buffer | null): Promise<void> {
    return this.attempts.forget(adminId, keyOf(device));
  }

  /**
   * Accepts a code of the admin's authenticator app and uses it up.
   * @throws WrongAppCode, CodeUsed
   */
  async useAppCode(adminId: AdminId, code: string): Promise<void> {
    const app = await this.factors.app(adminId);
    const key = app && this.sealedKeys.open(app.sealedKey, adminId);
    const step = key && (await this.codes.stepOf(code, key.text, this.clock.now()));
    if (!app || !key || step === null) throw new WrongAppCode();
    if (!(await this.factors.useStep(adminId, step))) throw new CodeUsed();
    if (key.isOutdated) await this.reseal(adminId, app.sealedKey, key.text);
  }

  /**
   * Seals every key with the present secret, so that the previous one can be forgotten after one
   * start. An app that was added by a process with the previous secret follows at its next use.
   */
  async resealOutdated(): Promise<void> {
    for (const { adminId, sealedKey } of await this.factors.allApps()) {
      const key = this.sealedKeys.open(sealedKey, adminId);
      if (key?.isOutdated) await this.reseal(adminId, sealedKey, key.text);
    }
  }

  /**
   * Accepts a recovery code, uses it up and returns how many are left.
   * @throws WrongRecoveryCode
   */
  async useRecoveryCode(adminId: AdminId, typed: string): Promise<number> {
    const letters = lettersOf(typed);
    if (letters === null) throw new WrongRecoveryCode();
    const unused = await this.factors.unusedRecoveryCodes(adminId);
    for (const { id, codeHash } of unused) {
      if (!(await this.hasher.verify(codeHash, letters))) continue;
      if (!(await this.factors.useRecoveryCode(id, this.clock.now()))) break;
      return unused.length - 1;
    }
    throw new WrongRecoveryCode();
  }

  /** Returns whether the response proves one of these passkeys, and records its use. */
  async usePasskey(response: UsedPasskey, passkeys: readonly Passkey[], challenge: string): Promise<boolean> {
    const passkey = passkeys.find(({ id }) => id === response.id);
    const state = passkey && (await this.ceremonies.used(response, passkey, challenge));
    if (!state) return false;
    return this.factors.usePasskey(passkey.id, state, this.clock.now());
  }

  private reseal(adminId: AdminId, outdated: Buffer, key: string): Promise<void> {
    return this.factors.reseal(adminId, outdated, this.sealedKeys.seal(key, adminId));
  }
}

/** All devices that are not known to the admin share one count. */
function keyOf(device: Buffer | null): string {
  return device?.toString('base64url') ?? '';
}
