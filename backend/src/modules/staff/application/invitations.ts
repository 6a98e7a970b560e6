import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { InvitationRepository } from './invitation-repository.js';
import { InvitationTokens } from './invitation-tokens.js';

const LIFETIME_MS = 7 * 86_400_000;

/**
 * Invitations of people who are to work at venues. An invitation is valid for seven days, until it
 * is accepted, or until a newer one replaces it.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly tokens: InvitationTokens,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Invites the owner of an account, and has the letter written. Call it in a unit of work. */
  async send(adminId: AdminId): Promise<void> {
    const seed = this.tokens.newSeed();
    const tokenHash = this.tokens.hashOf(this.tokens.tokenOf(seed));
    const at = this.clock.now();
    const expiresAt = new Date(at.getTime() + LIFETIME_MS);
    await this.invitations.put({ adminId, seed, tokenHash, expiresAt }, at);
    // One letter per token: the hash distinguishes a repeated job from a new invitation.
    const occasion = tokenHash.toString('hex').slice(0, 16);
    await this.events.publish({ name: 'staff.invited', payload: { adminId, occasion } });
  }

  /** Returns whether an account waits for its owner to accept. */
  async isPending(adminId: AdminId): Promise<boolean> {
    return (await this.invitations.of(adminId)) !== null;
  }

  /** Ends the invitation of an account, if there is one. */
  withdraw(adminId: AdminId): Promise<void> {
    return this.invitations.withdraw(adminId);
  }
}
