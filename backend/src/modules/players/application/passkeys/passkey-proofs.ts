import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  claimedChallenge,
  PasskeyCeremonies,
  PasskeyLimits,
  PasskeyRefused,
  SetUpExpired,
  type UsedPasskey,
} from '../../../sign-in/index.js';
import { PasskeyUnknown } from '../../domain/player-passkey-errors.js';
import { PlayerPasskeyRepository } from '../ports/player-passkey-repository.js';

const CHALLENGE_MS = 5 * 60_000;

/**
 * Finds the account to which a passkey belongs (docs/adr/0047). The browser offers the passkeys
 * that it knows for this site, so the player types no address.
 */
@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly passkeys: PlayerPasskeyRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly limits: PasskeyLimits,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Returns what the browser needs to use a passkey. Only this player may respond, within five
   * minutes. Several tabs of a browser may each have a challenge.
   * @throws TooManyAttempts
   */
  async begin(playerId: PlayerId, addressKey: string): Promise<object> {
    await this.limits.admitChallenge(addressKey);
    const { options, challenge } = await this.ceremonies.optionsToUse([]);
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    await this.passkeys.keepChallenge({ challenge, playerId, purpose: 'use' }, expiresAt);
    return options;
  }

  /**
   * Returns the id of the account whose passkey was used. The challenge is used up in any case.
   * @param playerId the player of the browser so far
   * @throws TooManyAttempts, SetUpExpired, PasskeyUnknown, PasskeyRefused
   */
  async accountOf(playerId: PlayerId, response: UsedPasskey, addressKey: string): Promise<PlayerId> {
    const takeBack = await this.limits.admitSignIn(addressKey);
    const at = this.clock.now();
    const challenge = claimedChallenge(response.clientDataJSON) ?? '';
    if (!(await this.passkeys.takeChallenge({ challenge, playerId, purpose: 'use' }, at)))
      throw new SetUpExpired();
    const found = await this.passkeys.byCredential(response.id);
    if (!found) throw new PasskeyUnknown();
    const state = await this.ceremonies.used(response, found.passkey, challenge);
    if (!state || !(await this.passkeys.use(found.id, state, at))) {
      this.security.record({ event: 'sign-in', outcome: 'failure', reason: 'wrong-passkey' });
      throw new PasskeyRefused();
    }
    await takeBack();
    return found.playerId;
  }
}
