import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { SignInExpired } from '../../domain/second-factor-errors.js';
import { AdminSessionRepository } from '../ports/admin-session-repository.js';
import type { Ceremony, CeremonyPurpose } from '../ports/pending-sign-in-repository.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';
import type { SignedIn } from '../sessions/admin-sign-in.js';
import { type FactorOwner, FactorOwners } from './factor-owners.js';
import { FactorRecords } from './factor-records.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondStep } from './second-step.js';

const CEREMONY_MS = 15 * 60_000;

/** The result of adding a factor. */
export interface AddedFactor {
  /** The first factor comes with recovery codes, which are shown this once; `null` otherwise. */
  recoveryCodes: string[] | null;
  /** The session that was opened, if this was the last step of a sign-in. */
  signedIn: SignedIn | null;
}

/**
 * Stores a factor that an admin has shown. An admin who must have a factor and has none adds the
 * first one while signing in.
 */
@Injectable()
export class FactorEnrolment {
  constructor(
    private readonly owners: FactorOwners,
    private readonly factors: SecondFactorRepository,
    private readonly sessions: AdminSessionRepository,
    private readonly secondStep: SecondStep,
    private readonly recovery: RecoveryCodes,
    private readonly records: FactorRecords,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Stores a factor together with the recovery codes of the first one. From now on a session needs
   * a second factor: the present one has it, and all others of this admin end.
   */
  async add(owner: FactorOwner, store: () => Promise<void>): Promise<AddedFactor> {
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
}

/** Returns the record of a new factor that waits for the browser or the app to show it. */
export function ceremonyOf(
  { holder, id: adminId }: FactorOwner,
  purpose: CeremonyPurpose,
  value: Buffer,
  at: Date,
): Ceremony {
  return { holder, adminId, purpose, value, at, expiresAt: new Date(at.getTime() + CEREMONY_MS) };
}
