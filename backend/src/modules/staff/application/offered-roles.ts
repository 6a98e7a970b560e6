import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { NotFoundForCaller } from '../../sign-in/index.js';
import type { Role } from '../../roles/index.js';
import { type StaffAccount, StaffAccounts } from '../../admins/index.js';
import { InvitationRepository } from './invitation-repository.js';
import { type RoleOffer, RoleOfferRepository } from './role-offer-repository.js';
import { StaffAudit } from './staff-audit.js';
import { StaffVenues } from './staff-venues.js';

/** Roles that were offered together, as their person sees them. */
export interface OfferedTogether {
  id: string;
  /** In the order of the venues' names. */
  roles: { venueId: VenueId; venueName: string; role: Role }[];
  /** ISO, UTC. */
  expiresAt: string;
}

/**
 * Lists, accepts and declines the roles that venues offer to a person. Only that person decides.
 */
@Injectable()
export class OfferedRoles {
  constructor(
    private readonly offers: RoleOfferRepository,
    private readonly invitations: InvitationRepository,
    private readonly accounts: StaffAccounts,
    private readonly venues: StaffVenues,
    private readonly audit: StaffAudit,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns what an account can still accept, the oldest offer first. */
  async of(adminId: AdminId): Promise<OfferedTogether[]> {
    const open = await this.openTo(adminId);
    const names = await this.venues.namesOf(open.map(({ venueId }) => venueId));
    return [...new Set(open.map(({ id }) => id))].flatMap((id) => {
      const together = open.filter((offer) => offer.id === id);
      const roles = [...names].flatMap(([venueId, venueName]) =>
        together
          .filter((offer) => offer.venueId === venueId)
          .map(({ role }) => ({ venueId, venueName, role })),
      );
      return together.slice(0, 1).map(({ expiresAt }) => ({ id, roles, expiresAt: expiresAt.toISOString() }));
    });
  }

  /** Returns what the letter about an offer says, or null if there is nothing left to accept. */
  async letterOf(
    adminId: AdminId,
    offerId: string,
  ): Promise<(OfferedTogether & { email: string; name: string }) | null> {
    const account = await this.accounts.find(adminId);
    const offer = (await this.of(adminId)).find(({ id }) => id === offerId);
    if (!account?.isEnabled || !offer) return null;
    // Who was created at the machine has no address but the one to which the role was offered.
    const [first] = await this.offers.together(offerId);
    return { ...offer, email: account.email ?? first?.email ?? account.username, name: account.name };
  }

  /** Turns the offer into roles. @throws NotFoundForCaller if it is over, or another person's */
  async accept(adminId: AdminId, id: string): Promise<void> {
    await this.work.run(async () => {
      await this.accounts.lock();
      const account = await this.accounts.find(adminId);
      const chosen = (await this.openTo(adminId)).filter((offer) => offer.id === id);
      if (!account || chosen.length === 0) throw new NotFoundForCaller();
      // A person who is signed in needs no invitation.
      await this.invitations.withdraw(adminId);
      await this.take(account, chosen);
    });
  }

  /** Turns every open offer into roles. Its unit of work holds the lock of the staff. */
  async acceptAll(account: StaffAccount): Promise<void> {
    await this.take(account, await this.openTo(account.id));
  }

  /** Removes the offer. @throws NotFoundForCaller if it is unknown, or another person's */
  async decline(adminId: AdminId, id: string): Promise<void> {
    await this.work.run(async () => {
      await this.accounts.lock();
      const declined = (await this.offers.together(id)).filter((offer) => offer.adminId === adminId);
      if (declined.length === 0) throw new NotFoundForCaller();
      await this.offers.remove(
        adminId,
        declined.map(({ venueId }) => venueId),
      );
    });
  }

  private async openTo(adminId: AdminId): Promise<RoleOffer[]> {
    const now = this.clock.now();
    return (await this.offers.to(adminId)).filter(({ expiresAt }) => expiresAt > now);
  }

  /** A venue that has closed for good meanwhile has no role to give. */
  private async take(account: StaffAccount, offers: readonly RoleOffer[]): Promise<void> {
    const venueIds = offers.map(({ venueId }) => venueId);
    const open = new Map((await this.venues.openOf(venueIds)).map(({ id, name }) => [id, name]));
    for (const { venueId, role } of offers) {
      const label = open.get(venueId);
      if (label === undefined) continue;
      await this.accounts.setRole(account.id, venueId, role);
      const venue = { id: venueId, label };
      await this.audit.record(account.id, 'staff.accepted', venue, account.name, { after: { role } });
    }
    await this.offers.remove(account.id, venueIds);
  }
}
