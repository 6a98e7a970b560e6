import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import {
  claimedChallenge,
  type CreatedPasskey,
  NotFoundForCaller,
  PasskeyCeremonies,
  PasskeyKnown,
  PasskeyLimits,
  PasskeyRefused,
  SetUpExpired,
  TooManyPasskeys,
} from '../../../sign-in/index.js';
import { AccountRequired } from '../../domain/player-passkey-errors.js';
import { FreshSignIn } from '../sessions/fresh-sign-in.js';
import { PasskeyNotices } from './passkey-notices.js';
import { type PlayerPasskey, PlayerPasskeyRepository } from '../ports/player-passkey-repository.js';
import { PlayerProfiles } from '../profile/player-profiles.js';

/** A person sets up a fingerprint reader or looks for a key in the meantime. */
const CHALLENGE_MS = 10 * 60_000;
const MAX_PASSKEYS = 10;

/**
 * Shows, adds and removes the passkeys of an account (docs/adr/0047). To add or remove
 * one, the person must have signed in a moment ago. The owner gets a letter about a new one.
 */
@Injectable()
export class PlayerPasskeys {
  constructor(
    private readonly passkeys: PlayerPasskeyRepository,
    private readonly profiles: PlayerProfiles,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly limits: PasskeyLimits,
    private readonly fresh: FreshSignIn,
    private readonly notices: PasskeyNotices,
    private readonly security: SecurityLog,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns the passkeys of a player, the oldest first. A guest has none. */
  of(playerId: string): Promise<PlayerPasskey[]> {
    return this.passkeys.ofPlayer(playerId);
  }

  /**
   * Returns what the browser needs to create a passkey. Without this call none is added, so the
   * fresh sign-in is asked for here, and not again when the person has found the device.
   * @throws AccountRequired for a guest
   * @throws SignInAgain, TooManyAttempts, TooManyPasskeys
   */
  async begin(playerId: string, token: string | undefined): Promise<object> {
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
   * Adds the passkey that the browser has created. The challenge is used up in any case.
   * @throws AccountRequired for a guest
   * @throws SetUpExpired, PasskeyRefused, PasskeyKnown, TooManyPasskeys
   */
  async add(playerId: string, name: string, response: CreatedPasskey): Promise<void> {
    const at = this.clock.now();
    const challenge = claimedChallenge(response.clientDataJSON) ?? '';
    if (!(await this.passkeys.takeChallenge({ challenge, playerId, purpose: 'create' }, at)))
      throw new SetUpExpired();
    const created = await this.ceremonies.created(response, challenge);
    if (!created) throw new PasskeyRefused();
    const passkey = { ...created, name, createdAt: at, lastUsedAt: null };
    const id = this.ids.next();
    await this.work.run(async () => {
      // The account may have been erased, or may have got its tenth passkey, in the meantime.
      if (!(await this.passkeys.lockAccount(playerId))) throw new AccountRequired();
      if ((await this.passkeys.ofPlayer(playerId)).length >= MAX_PASSKEYS) throw new TooManyPasskeys();
      if (!(await this.passkeys.add({ id, playerId, passkey }))) throw new PasskeyKnown();
      const { email } = await this.profiles.of(playerId);
      if (email !== null) await this.notices.announce({ id, email, at });
    });
    this.record(playerId, 'passkey-added');
  }

  /**
   * @throws SignInAgain
   * @throws NotFoundForCaller if the player has no such passkey
   */
  async remove(playerId: string, id: string, token: string | undefined): Promise<void> {
    await this.fresh.assert(token);
    if (!(await this.passkeys.remove(playerId, id))) throw new NotFoundForCaller();
    this.record(playerId, 'passkey-removed');
  }

  /** Removes every passkey of the player. @throws SignInAgain */
  async removeAll(playerId: string, token: string | undefined): Promise<void> {
    await this.fresh.assert(token);
    if ((await this.passkeys.removeAllOf(playerId)) > 0) this.record(playerId, 'passkey-removed');
  }

  private record(subject: string, change: 'passkey-added' | 'passkey-removed'): void {
    this.security.record({ event: 'rights-change', change, subject, actor: subject });
  }
}
