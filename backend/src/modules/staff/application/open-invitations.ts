import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { StaffAccounts } from '../../admins/index.js';
import { InvitationNotFound, TooManyUnknownInvitations } from '../domain/staff-errors.js';
import { type Invitation, InvitationRepository } from './invitation-repository.js';
import { InvitationTokens } from './invitation-tokens.js';
import { OfferedRoles } from './offered-roles.js';
import type { StaffMember } from './staff-queries.js';
import { StaffVenues } from './staff-venues.js';

const MAX_UNKNOWN = 30;
const WINDOW_SECONDS = 600;

/** The invitation as its page and its letter show it. */
export interface OpenInvitation extends Pick<StaffMember, 'roles'> {
  email: string;
  name: string;
  /** ISO, UTC. */
  expiresAt: string;
}

/** Shows invitations that can still be accepted: in the letter, and to who has its link. */
@Injectable()
export class OpenInvitations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly tokens: InvitationTokens,
    private readonly accounts: StaffAccounts,
    private readonly offers: OfferedRoles,
    private readonly venues: StaffVenues,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Returns an invitation with its address, or null if it can no longer be accepted. */
  async letterOf(adminId: AdminId): Promise<(OpenInvitation & { url: string }) | null> {
    const invitation = await this.invitations.of(adminId);
    const token = invitation && this.tokens.storedTokenOf(invitation);
    if (!token || invitation.expiresAt <= this.clock.now()) return null;
    const shown = await this.shown(invitation);
    return shown && { ...shown, url: this.tokens.urlOf(token) };
  }

  /**
   * Returns what an invitation offers. Wrong tokens from one network address are limited.
   * @throws InvitationNotFound, TooManyUnknownInvitations
   */
  async open(token: string, address: string): Promise<OpenInvitation> {
    const shown = await this.shown(await this.find(token, address));
    if (!shown) throw new InvitationNotFound();
    return shown;
  }

  /**
   * Finds the invitation of a token. Wrong tokens from one network address are limited.
   * @throws InvitationNotFound, TooManyUnknownInvitations
   */
  async find(token: string, address: string): Promise<Invitation> {
    const bucket = `invitation:${address}`;
    if ((await this.limiter.count(bucket)) >= MAX_UNKNOWN)
      throw new TooManyUnknownInvitations(WINDOW_SECONDS);
    const invitation = await this.invitations.byHash(this.tokens.hashOf(token), this.clock.now());
    if (invitation) return invitation;
    await this.limiter.hit(bucket, WINDOW_SECONDS);
    throw new InvitationNotFound();
  }

  private async shown({ adminId, expiresAt }: Invitation): Promise<OpenInvitation | null> {
    const account = await this.accounts.find(adminId);
    if (!account?.isEnabled || account.email === null) return null;
    const { email, name } = account;
    // Who was invited again after a reset has accepted the roles before.
    const names = await this.venues.namesOf(account.roles.map(({ venueId }) => venueId));
    const present = account.roles.map((each) => ({ ...each, venueName: names.get(each.venueId) ?? '' }));
    const offered = (await this.offers.of(adminId)).flatMap(({ roles }) => roles);
    const roles = present.concat(offered).sort((a, b) => a.venueName.localeCompare(b.venueName, 'es'));
    return roles.length === 0 ? null : { email, name, roles, expiresAt: expiresAt.toISOString() };
  }
}
