import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  NotFoundForCaller,
  PasskeyCeremonies,
  PasskeyLimits,
  TooManyPasskeys,
} from '../../../sign-in/index.js';
import { AccountRequired } from '../../domain/player-passkey-errors.js';
import { FreshSignIn } from '../sessions/fresh-sign-in.js';
import { type PlayerPasskey, PlayerPasskeyRepository } from '../ports/player-passkey-repository.js';
import { PlayerProfiles } from '../profile/player-profiles.js';

/** A person sets up a fingerprint reader or looks for a key in the meantime. */
const CHALLENGE_MS = 10 * 60_000;
/** How many passkeys an account has at most. */
export const MAX_PASSKEYS = 10;

/**
 * Shows and removes the passkeys of an account, and begins a new one, which {@link AddPasskey} adds
 * (docs/adr/0047). To begin or remove one, the person must have signed in a moment ago.
 */
@Injectable()
export class PlayerPasskeys {
  constructor(
    private readonly passkeys: PlayerPasskeyRepository,
    private readonly profiles: PlayerProfiles,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly limits: PasskeyLimits,
    private readonly fresh: FreshSignIn,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** Returns the passkeys of a player, the oldest first. A guest has none. */
  of(playerId: PlayerId): Promise<PlayerPasskey[]> {
    return this.passkeys.ofPlayer(playerId);
  }

  /**
   * Returns what the browser needs to create a passkey. Without this call none is added, so the
   * fresh sign-in is asked for here, and not again when the person has found the device.
   * @throws AccountRequired for a guest
   * @throws SignInAgain, TooManyAttempts, TooManyPasskeys
   */
  async begin(playerId: PlayerId, token: string | undefined): Promise<object> {
    const { name, email, emailVerified } = await this.profiles.of(playerId);
    if (!emailVerified || email === null) throw new AccountRequired();
    await this.fresh.assert(token);
    await this.limits.admitCreation(playerId);
    const existing = (await this.passkeys.ofPlayer(playerId)).map(({ passkey }) => passkey);
    if (existing.length >= MAX_PASSKEYS) throw new TooManyPasskeys();
    const owner = { id: playerId, username: email, displayName: name ?? email };
    const { options, challenge } = await this.ceremonies.optionsToCreate(owner, existing, 'required');
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    await this.passkeys.keepChallenge({ challenge, playerId, purpose: 'create' }, expiresAt);
    return options;
  }

  /**
   * @throws SignInAgain
   * @throws NotFoundForCaller if the player has no such passkey
   */
  async remove(playerId: PlayerId, id: string, token: string | undefined): Promise<void> {
    await this.fresh.assert(token);
    if (!(await this.passkeys.remove(playerId, id))) throw new NotFoundForCaller();
    this.recordRemoval(playerId);
  }

  /** Removes every passkey of the player. @throws SignInAgain */
  async removeAll(playerId: PlayerId, token: string | undefined): Promise<void> {
    await this.fresh.assert(token);
    if ((await this.passkeys.removeAllOf(playerId)) > 0) this.recordRemoval(playerId);
  }

  private recordRemoval(subject: string): void {
    this.security.record({ event: 'rights-change', change: 'passkey-removed', subject, actor: subject });
  }
}
