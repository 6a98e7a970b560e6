import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { type AdminIdentity, NotFoundForCaller } from '../../sign-in/index.js';
import { isWithin, ROLES, type VenueRole, type VenueScope, venuesWith } from '../../roles/index.js';
import { type StaffAccount, StaffAccounts, StaffCredentials } from '../../admins/index.js';
import {
  type RoleChange,
  roleChanges,
  type WantedRole,
  type WantedRoles,
  wantedRoles,
} from './role-changes.js';
import { InvitationAccepted, NotOnlyYours, OwnsEverything, UnclearRoles } from '../domain/staff-errors.js';
import { Invitations } from './invitations.js';
import { RoleEdits } from './role-edits.js';
import { RoleOffering } from './role-offering.js';
import { StaffAudit } from './staff-audit.js';
import { StaffVenues } from './staff-venues.js';

/** A person to invite. */
interface NewMember {
  email: string;
  name: string;
  roles: readonly VenueRole[];
}

/**
 * Changes who works where. The caller manages the venues where they may edit the staff; a person or
 * a venue beyond these does not exist for them (docs/adr/0056).
 */
@Injectable()
export class ManageStaff {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly credentials: StaffCredentials,
    private readonly invitations: Invitations,
    private readonly offering: RoleOffering,
    private readonly edits: RoleEdits,
    private readonly venues: StaffVenues,
    private readonly audit: StaffAudit,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Offers roles to a person, who has them once they accept. Returns the id of the offer.
   * @throws NotFoundForCaller for a venue that the caller does not manage
   * @throws UnclearRoles, AlreadyStaff
   */
  async add(caller: AdminIdentity, { email, name, roles }: NewMember): Promise<string> {
    assertClear(roles);
    const unknown = await this.credentials.unknownPassword();
    return this.work.run(async () => {
      await this.accounts.lock();
      return this.offering.invite(caller, { email, name, roles }, unknown);
    });
  }

  /**
   * Changes the name, and the roles at the venues that the caller manages. A person who also works
   * elsewhere has more rights than before only once they accept them.
   * @throws NotFoundForCaller, UnclearRoles, LastOwner, OwnsEverything
   * @throws NotOnlyYours for the name of a person who also works elsewhere
   */
  async change(
    caller: AdminIdentity,
    id: AdminId,
    { name, ...wanted }: { name?: string | undefined } & WantedRoles,
  ): Promise<void> {
    if (wanted.roles) assertClear(wanted.roles);
    assertOneEach(wanted.changedRoles ?? []);
    await this.work.run(async () => {
      await this.accounts.lock();
      if (await this.offering.isOffer(id)) return this.offering.change(caller, id, { name, ...wanted });
      const { account, scope } = await this.find(caller, id);
      if (name !== undefined && name !== account.name) {
        assertOnlyWithin(scope, account);
        await this.accounts.rename(id, name);
      }
      const roles = wantedRoles(account.roles, wanted);
      if (!roles) return;
      const changes = roleChanges(account.roles, roles, (venueId) => isWithin(scope, venueId));
      if (remaining(account, changes) === 0) throw new UnclearRoles('Deja al menos un rol.');
      const decided = new Set([...(wanted.changedRoles ?? roles), ...changes].map(({ venueId }) => venueId));
      await this.offering.drop(id, (venueId) => decided.has(venueId) && isWithin(scope, venueId));
      const waits = isOnlyWithin(scope, account) ? [] : changes.filter(isRaise);
      const now = changes.filter((change) => !waits.includes(change));
      await this.edits.make(caller, { id, name: name ?? account.name }, now);
      if (waits.length > 0) await this.offering.offer(caller, toOffer(account), waits);
    });
  }

  /**
   * Removes the roles at the venues that the caller manages. Without any role left, the account is
   * disabled; its row stays because the audit log refers to it.
   * @throws NotFoundForCaller, LastOwner, OwnsEverything
   */
  async remove(caller: AdminIdentity, id: AdminId): Promise<void> {
    await this.work.run(async () => {
      await this.accounts.lock();
      if (await this.offering.isOffer(id)) return this.offering.withdraw(caller, id);
      const { account, scope } = await this.find(caller, id);
      const changes = roleChanges(account.roles, [], (venueId) => isWithin(scope, venueId));
      await this.edits.make(caller, account, changes);
      await this.offering.drop(id, (venueId) => isWithin(scope, venueId));
      if (remaining(account, changes) > 0) return;
      await this.invitations.withdraw(id);
      await this.accounts.disable(id);
      await this.offering.keepFor(id);
    });
  }

  /** Sends a new invitation, which replaces the earlier one. @throws InvitationAccepted */
  async inviteAgain(caller: AdminIdentity, id: AdminId): Promise<void> {
    await this.work.run(async () => {
      await this.accounts.lock();
      if (await this.offering.isOffer(id)) return this.offering.resend(caller, id);
      await this.find(caller, id);
      if (!(await this.invitations.isPending(id))) throw new InvitationAccepted();
      await this.invitations.send(id);
    });
  }

  /**
   * Removes the second factors of a person who has lost them, and ends the open sessions. Who has
   * no password gets a new invitation, as there is no other way in.
   * @throws NotFoundForCaller, OwnsEverything, NotOnlyYours
   */
  async resetSecondFactor(caller: AdminIdentity, id: AdminId): Promise<void> {
    await this.work.run(async () => {
      const { account, scope } = await this.find(caller, id);
      assertOnlyWithin(scope, account);
      await this.credentials.resetSecondFactor(account);
      if (!account.hasPassword) await this.invitations.send(id);
      const venueIds = account.roles.map(({ venueId }) => venueId);
      const names = await this.venues.namesOf(venueIds);
      for (const [venueId, label] of names)
        await this.audit.record(
          caller.id,
          'staff.second_factor_reset',
          { id: venueId, label },
          account.name,
          {},
        );
    });
  }

  /** Returns a person who works at a venue of the caller, and refuses a person of another venue. */
  private async find(
    caller: AdminIdentity,
    id: AdminId,
  ): Promise<{ account: StaffAccount; scope: VenueScope }> {
    await this.accounts.lock();
    const scope = venuesWith(caller, 'staff.edit');
    const account = await this.accounts.find(id);
    if (!account?.isEnabled) throw new NotFoundForCaller();
    const worksHere = account.roles.some(({ venueId }) => isWithin(scope, venueId));
    if (!worksHere && !(account.ownsAll && scope === 'all')) throw new NotFoundForCaller();
    if (account.ownsAll) throw new OwnsEverything();
    return { account, scope };
  }
}

function assertClear(roles: readonly VenueRole[]): void {
  if (roles.length === 0) throw new UnclearRoles('Elige al menos un rol.');
  assertOneEach(roles);
}

function assertOneEach(roles: readonly WantedRole[]): void {
  if (new Set(roles.map(({ venueId }) => venueId)).size < roles.length)
    throw new UnclearRoles('Elige un solo rol por complejo.');
}

function isOnlyWithin(scope: VenueScope, { roles }: StaffAccount): boolean {
  return roles.every(({ venueId }) => isWithin(scope, venueId));
}

function assertOnlyWithin(scope: VenueScope, account: StaffAccount): void {
  if (!isOnlyWithin(scope, account)) throw new NotOnlyYours();
}

/** Returns whether a change gives rights that the person does not have yet. */
function isRaise({ before, after }: RoleChange): boolean {
  return after !== null && (before === null || ROLES.indexOf(after) < ROLES.indexOf(before));
}

function toOffer({ id: adminId, email, username, name }: StaffAccount) {
  return { adminId, email: email ?? username, name };
}

/** Returns how many roles a person has after the changes. */
function remaining({ roles }: StaffAccount, changes: readonly RoleChange[]): number {
  const gained = changes.filter(({ before }) => before === null).length;
  const lost = changes.filter(({ after }) => after === null).length;
  return roles.length + gained - lost;
}
