import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  claimedChallenge,
  type CreatedPasskey,
  PasskeyCeremonies,
  PasskeyKnown,
  PasskeyRefused,
  SetUpExpired,
  TooManyPasskeys,
} from '../../../sign-in/index.js';
import { AccountRequired } from '../../domain/player-passkey-errors.js';
import { PlayerPasskeyRepository } from '../ports/player-passkey-repository.js';
import { PlayerProfiles } from '../profile/player-profiles.js';
import { PasskeyNotices } from './passkey-notices.js';
import { MAX_PASSKEYS } from './player-passkeys.js';

/** Adds a passkey to an account. Its owner gets a letter about it (docs/adr/0047). */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly passkeys: PlayerPasskeyRepository,
    private readonly profiles: PlayerProfiles,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly notices: PasskeyNotices,
    private readonly security: SecurityLog,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Adds the passkey that the browser has created. The challenge is used up in any case.
   * @throws AccountRequired for a guest
   * @throws SetUpExpired, PasskeyRefused, PasskeyKnown, TooManyPasskeys
   */
  async execute(playerId: PlayerId, name: string, response: CreatedPasskey): Promise<void> {
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
    const change = 'passkey-added';
    this.security.record({ event: 'rights-change', change, subject: playerId, actor: playerId });
  }
}
