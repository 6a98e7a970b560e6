import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import {
  type Browser,
  claimedChallenge,
  PasskeyCeremonies,
  PasskeyLimits,
  PasskeyRefused,
  SetUpExpired,
  type UsedPasskey,
} from '../../../sign-in/index.js';
import { PasskeyOfNobody } from '../../domain/second-factor-errors.js';
import { AdminPasskeyRepository } from '../ports/admin-passkey-repository.js';
import { AdminSignIn, type SignedIn } from '../sessions/admin-sign-in.js';
import { FactorProofs } from './factor-proofs.js';

const CHALLENGE_MS = 5 * 60_000;

/**
 * Signs admins in with a passkey and nothing else (docs/adr/0063). The device has verified its
 * person, so the passkey counts as both factors.
 */
@Injectable()
export class AdminPasskeySignIn {
  constructor(
    private readonly passkeys: AdminPasskeyRepository,
    private readonly proofs: FactorProofs,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly limits: PasskeyLimits,
    private readonly signIn: AdminSignIn,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Returns what the browser needs to use any passkey that it has for this site. It shows no one
   * whose passkeys exist.
   * @throws TooManyAttempts
   */
  async begin({ addressKey }: Browser): Promise<object> {
    await this.limits.admitChallenge(addressKey);
    const { options, challenge } = await this.ceremonies.optionsToUse([]);
    await this.passkeys.keepChallenge(challenge, new Date(this.clock.now().getTime() + CHALLENGE_MS));
    return options;
  }

  /**
   * Opens the session of the admin whose passkey was used. The challenge is used up in any case.
   * @throws TooManyAttempts, SetUpExpired, PasskeyOfNobody, PasskeyRefused
   */
  async enter(browser: Browser, response: UsedPasskey): Promise<SignedIn> {
    const takeBack = await this.limits.admitSignIn(browser.addressKey);
    const challenge = claimedChallenge(response.clientDataJSON) ?? '';
    if (!(await this.passkeys.takeChallenge(challenge, this.clock.now()))) throw new SetUpExpired();
    const found = await this.passkeys.byCredential(response.id);
    if (!found) throw new PasskeyOfNobody();
    const { admin, passkey } = found;
    if (!(await this.proofs.usePasskey(response, [passkey], challenge))) {
      const actor = admin.id;
      this.security.record({ event: 'sign-in', outcome: 'failure', reason: 'wrong-passkey', actor });
      throw new PasskeyRefused();
    }
    await takeBack();
    return this.signIn.open(admin, browser, 'passkey');
  }
}
