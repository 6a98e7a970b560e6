import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { SealedKeys } from '../../../sign-in/index.js';
import { ResetLimits } from './reset-limits.js';

/** How long the link of a letter is valid, from the request on. */
export const RESET_SECONDS = 30 * 60;

/** The payload of the job of a request. The address in it is sealed. */
interface ResetRequest {
  readonly id: string;
  readonly email: string;
  /** ISO, UTC. */
  readonly at: string;
}

/** Takes the requests of admins who have forgotten their password (docs/adr/0076). */
@Injectable()
export class ResetRequests {
  constructor(
    private readonly limits: ResetLimits,
    private readonly keys: SealedKeys,
    private readonly events: Events,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Takes a request. It looks at no account, so that its duration does not reveal who has one. The
   * job of the letter looks. The queue contains the address sealed.
   * @throws TooManyAttempts
   */
  async take(email: string, addressKey: string): Promise<void> {
    await this.limits.admitRequest(addressKey, email);
    const id = this.ids.next();
    const sealed = this.keys.seal(email, ownerOf(id)).toString('base64url');
    const payload: ResetRequest = { id, email: sealed, at: this.clock.now().toISOString() };
    await this.work.run(() =>
      this.events.publish({ name: 'admin.password_forgotten', payload: { ...payload } }),
    );
  }
}

/** Returns the owner under whom the address of a request is sealed. */
export const ownerOf = (requestId: string): string => `password-forgotten:${requestId}`;
