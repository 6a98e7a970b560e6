import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { NotConfirmed } from '../../domain/second-factor-errors.js';
import { FactorProofs } from './factor-proofs.js';
import { PasskeyCeremonies, type UsedPasskey } from '../../../sign-in/index.js';
import { PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

const CEREMONY_MS = 5 * 60_000;

/** The admin, and the hash of the token of the session. */
interface Holder {
  id: AdminId;
  holder: Buffer;
}

/** Lets an admin confirm a change with a passkey: some have no password. */
@Injectable()
export class PasskeyConfirmations {
  constructor(
    private readonly pending: PendingSignInRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly factors: SecondFactorRepository,
    private readonly proofs: FactorProofs,
    private readonly clock: Clock,
  ) {}

  /** Returns what the browser needs to use a passkey of the owner. */
  async begin({ holder, id: adminId }: Holder): Promise<object> {
    const { options, challenge } = await this.ceremonies.optionsToUse(await this.factors.passkeys(adminId));
    const at = this.clock.now();
    const expiresAt = new Date(at.getTime() + CEREMONY_MS);
    const value = Buffer.from(challenge);
    await this.pending.keep({ holder, adminId, purpose: 'use-passkey', value, at, expiresAt });
    return options;
  }

  /** The challenge is used up in any case. @throws NotConfirmed */
  async check({ holder, id }: Holder, response: UsedPasskey): Promise<void> {
    const challenge = await this.pending.take(holder, 'use-passkey', this.clock.now());
    const passkeys = await this.factors.passkeys(id);
    if (!challenge || !(await this.proofs.usePasskey(response, passkeys, challenge.toString())))
      throw new NotConfirmed('passkey');
  }
}
