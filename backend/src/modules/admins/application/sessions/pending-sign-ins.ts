import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { type PendingSignIn, PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { SecondFactorPolicy } from '../ports/second-factor-policy.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';
import { SessionTokens } from '../../../sign-in/index.js';

const VERIFY_LIFETIME_MS = 5 * 60_000;
/** An admin without an authenticator app needs the time to install one. */
const ENROLL_LIFETIME_MS = 15 * 60_000;

/** The second factors that an admin has. */
export interface FactorMethods {
  app: boolean;
  passkey: boolean;
  recoveryCode: boolean;
}

/** A sign-in with the right password that waits for its second step. */
export interface WaitingSignIn extends PendingSignIn {
  idHash: Buffer;
  /** `enroll` means that the admin has no factor yet and must set one up. */
  stage: 'verify' | 'enroll';
  methods: FactorMethods;
}

/** Begins sign-ins that need a second step, and finds them again by their token. */
@Injectable()
export class PendingSignIns {
  constructor(
    private readonly pending: PendingSignInRepository,
    private readonly factors: SecondFactorRepository,
    private readonly policy: SecondFactorPolicy,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
  ) {}

  /** Returns the token of a pending sign-in, or null if the password alone is enough. */
  async beginIfNeeded(adminId: AdminId): Promise<string | null> {
    const hasFactor = hasAny(await this.methodsOf(adminId));
    if (!hasFactor && !(await this.policy.isRequiredOf(adminId))) return null;
    const { token, idHash } = this.tokens.issue();
    const now = this.clock.now();
    const lifetime = hasFactor ? VERIFY_LIFETIME_MS : ENROLL_LIFETIME_MS;
    await this.pending.add(idHash, adminId, now, new Date(now.getTime() + lifetime));
    return token;
  }

  /**
   * Returns the pending sign-in of this token, or null. The stage is that of this moment: once the
   * admin has a factor, every pending sign-in has to prove it.
   */
  async find(token: string | undefined): Promise<WaitingSignIn | null> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    const found = idHash && (await this.pending.find(idHash, this.clock.now()));
    if (!found) return null;
    const methods = await this.methodsOf(found.adminId);
    return { idHash, ...found, methods, stage: hasAny(methods) ? 'verify' : 'enroll' };
  }

  /** Ends the pending sign-in of this token. An unknown or missing token is not an error. */
  async end(token: string | undefined): Promise<void> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    if (idHash) await this.pending.end(idHash);
  }

  private async methodsOf(adminId: AdminId): Promise<FactorMethods> {
    const app = await this.factors.app(adminId);
    const passkeys = await this.factors.passkeys(adminId);
    const codes = await this.factors.unusedRecoveryCodes(adminId);
    return { app: app !== null, passkey: passkeys.length > 0, recoveryCode: codes.length > 0 };
  }
}

/** Recovery codes alone are not a factor: they replace one that was lost. */
function hasAny({ app, passkey }: FactorMethods): boolean {
  return app || passkey;
}
