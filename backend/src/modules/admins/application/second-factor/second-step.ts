import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Browser, PasskeyCeremonies, PasskeyRefused, type UsedPasskey } from '../../../sign-in/index.js';
import { SignInEnded, SignInExpired, TooManyAppCodes } from '../../domain/second-factor-errors.js';
import { AdminSignIn, type SignedIn } from '../sessions/admin-sign-in.js';
import { FactorProofs } from './factor-proofs.js';
import { PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { PendingSignIns, type WaitingSignIn } from '../sessions/pending-sign-ins.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

const ATTEMPTS_PER_SIGN_IN = 5;
const CEREMONY_MS = 5 * 60_000;

/**
 * The second step of a sign-in. Only the right password leads here. Each method ends the pending
 * sign-in and opens the session.
 */
@Injectable()
export class SecondStep {
  constructor(
    private readonly signIns: PendingSignIns,
    private readonly pending: PendingSignInRepository,
    private readonly factors: SecondFactorRepository,
    private readonly proofs: FactorProofs,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly signIn: AdminSignIn,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /** @throws SignInExpired, SignInEnded, TooManyAppCodes, WrongAppCode, CodeUsed */
  async withCode(browser: Browser, code: string): Promise<SignedIn> {
    const signIn = await this.waiting(browser.sessionToken);
    await this.try(signIn, browser, 'app', () => this.proofs.useAppCode(signIn.adminId, code));
    return this.complete(signIn, browser, 'app');
  }

  /**
   * Also returns how many recovery codes are left.
   * @throws SignInExpired, SignInEnded, TooManyAppCodes, WrongRecoveryCode
   */
  async withRecoveryCode(browser: Browser, code: string): Promise<SignedIn & { recoveryCodesLeft: number }> {
    const signIn = await this.waiting(browser.sessionToken);
    const use = () => this.proofs.useRecoveryCode(signIn.adminId, code);
    const recoveryCodesLeft = await this.try(signIn, browser, 'recovery-code', use);
    return { ...(await this.complete(signIn, browser, 'recovery-code')), recoveryCodesLeft };
  }

  /**
   * Returns what the browser needs to use a passkey. The challenge belongs to this sign-in and is
   * accepted once.
   * @throws SignInExpired
   */
  async passkeyOptions({ sessionToken }: Browser): Promise<object> {
    const { idHash: holder, adminId } = await this.waiting(sessionToken);
    const { options, challenge } = await this.ceremonies.optionsToUse(await this.factors.passkeys(adminId));
    const at = this.clock.now();
    const expiresAt = new Date(at.getTime() + CEREMONY_MS);
    const value = Buffer.from(challenge);
    await this.pending.keep({ holder, adminId, purpose: 'use-passkey', value, at, expiresAt });
    return options;
  }

  /** @throws SignInExpired, SignInEnded, TooManyAppCodes, PasskeyRefused */
  async withPasskey(browser: Browser, response: UsedPasskey): Promise<SignedIn> {
    const signIn = await this.waiting(browser.sessionToken);
    await this.try(signIn, browser, 'passkey', async () => {
      const challenge = await this.pending.take(signIn.idHash, 'use-passkey', this.clock.now());
      const passkeys = await this.factors.passkeys(signIn.adminId);
      const isRight =
        challenge !== null && (await this.proofs.usePasskey(response, passkeys, challenge.toString()));
      if (!isRight) throw new PasskeyRefused();
    });
    return this.complete(signIn, browser, 'passkey');
  }

  /** Opens the session of an admin who has just set up the factor that the settings require. */
  enrolled(signIn: WaitingSignIn, browser: Browser): Promise<SignedIn> {
    return this.complete(signIn, browser, 'enrolled');
  }

  private async waiting(token: string | undefined): Promise<WaitingSignIn> {
    const signIn = await this.signIns.find(token);
    if (signIn?.stage !== 'verify') throw new SignInExpired();
    return signIn;
  }

  /** Counts the attempt for the sign-in and for the admin, and takes it back if it was right. */
  private async try<T>(
    { idHash, adminId, username }: WaitingSignIn,
    browser: Browser,
    method: string,
    use: () => Promise<T>,
  ): Promise<T> {
    if (!(await this.pending.attempt(idHash, ATTEMPTS_PER_SIGN_IN))) throw new SignInEnded();
    const device = await this.signIn.knownDevice(username, browser);
    try {
      await this.proofs.count(adminId, device);
      const result = await use();
      await this.proofs.forgive(adminId, device);
      return result;
    } catch (error) {
      const actor = adminId;
      if (error instanceof TooManyAppCodes)
        this.security.record({ event: 'lock-out', scope: 'second-factor', actor });
      else this.security.record({ event: 'sign-in', outcome: 'failure', reason: `wrong-${method}`, actor });
      throw error;
    }
  }

  private async complete(
    { idHash, adminId: id, username, hasInitialPassword }: WaitingSignIn,
    browser: Browser,
    how: string,
  ): Promise<SignedIn> {
    if (!(await this.pending.end(idHash))) throw new SignInExpired();
    return this.signIn.open({ id, username, hasInitialPassword }, browser, how);
  }
}
