import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import {
  type AdminIdentity,
  isWithin,
  NotFoundForCaller,
  type StaffAccount,
  StaffAccounts,
  StaffCredentials,
  type VenueRole,
  type VenueScope,
  venuesWith,
} from '../../identity/index.js';
import { RoleNotices } from './role-notices.js';
import { type RoleChange, roleChanges } from './role-changes.js';
import {
  AlreadyStaff,
  InvitationAccepted,
  LastOwner,
  NotOnlyYours,
  OwnsEverything,
  UnclearRoles,
} from '../domain/staff-errors.js';
import { Invitations } from './invitations.js';
import { StaffQueries } from './staff-queries.js';
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
    private readonly notices: RoleNotices,
    private readonly staff: StaffQueries,
    private readonly venues: StaffVenues,
    private readonly audit: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Gives a person roles. Who has no account yet, or has not accepted yet, gets an invitation.
   * Returns the id of the account.
   * @throws NotFoundForCaller for a venue that the caller does not manage
   * @throws UnclearRoles, AlreadyStaff
   */
  async add(caller: AdminIdentity, { email, name, roles }: NewMember): Promise<string> {
    assertClear(roles);
    const unknown = await this.credentials.unknownPassword();
    return this.work.run(async () => {
      await this.accounts.lock();
      const known = await this.accounts.byEmail(email);
      const present = known?.isEnabled ? known : null;
      const isTaken = present?.roles.some(({ venueId }) => roles.some((role) => role.venueId === venueId));
      if (present?.ownsAll || isTaken) throw new AlreadyStaff();
      const id = present?.id ?? (await this.accounts.open(email, name, unknown));
      const changes = roles.map(({ venueId, role }) => ({ venueId, before: null, after: role }));
      await this.apply(caller, { id, name: present?.name ?? name }, changes);
      if (!present || (await this.invitations.isPending(id))) await this.invitations.send(id);
      else await this.tell(caller, id, changes);
      return id;
    });
  }

  /**
   * Replaces the name, and the roles at the venues that the caller manages.
   * @throws NotFoundForCaller, UnclearRoles, LastOwner, OwnsEverything
   * @throws NotOnlyYours for the name of a person who also works elsewhere
   */
  async change(
    caller: AdminIdentity,
    id: string,
    { name, roles }: { name?: string | undefined; roles?: readonly VenueRole[] | undefined },
  ): Promise<void> {
    if (roles) assertClear(roles);
    await this.work.run(async () => {
      const { account, scope } = await this.find(caller, id);
      if (name !== undefined && name !== account.name) {
        assertOnlyWithin(scope, account);
        await this.accounts.rename(id, name);
      }
      if (!roles) return;
      const changes = roleChanges(account.roles, roles, (venueId) => isWithin(scope, venueId));
      if (remaining(account, changes) === 0) throw new UnclearRoles('Deja al menos un puesto.');
      await this.apply(caller, { id, name: name ?? account.name }, changes);
      await this.tell(caller, id, changes);
    });
  }

  /**
   * Removes the roles at the venues that the caller manages. Without any role left, the account is
   * disabled; its row stays because the audit log refers to it.
   * @throws NotFoundForCaller, LastOwner, OwnsEverything
   */
  async remove(caller: AdminIdentity, id: string): Promise<void> {
    await this.work.run(async () => {
      const { account, scope } = await this.find(caller, id);
      const changes = roleChanges(account.roles, [], (venueId) => isWithin(scope, venueId));
      await this.apply(caller, account, changes);
      await this.tell(caller, id, changes);
      if (remaining(account, changes) > 0) return;
      await this.invitations.withdraw(id);
      await this.accounts.disable(id);
    });
  }

  /** Sends a new invitation, which replaces the earlier one. @throws InvitationAccepted */
  async inviteAgain(caller: AdminIdentity, id: string): Promise<void> {
    await this.work.run(async () => {
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
  async resetSecondFactor(caller: AdminIdentity, id: string): Promise<void> {
    await this.work.run(async () => {
      const { account, scope } = await this.find(caller, id);
      assertOnlyWithin(scope, account);
      await this.credentials.resetSecondFactor(account);
      if (!account.hasPassword) await this.invitations.send(id);
      const venueIds = account.roles.map(({ venueId }) => venueId);
      const names = await this.venues.namesOf(venueIds);
      for (const [venueId, label] of names)
        await this.record(caller, 'staff.second_factor_reset', { id: venueId, label }, account.name, {});
    });
  }

  /** Returns a person who works at a venue of the caller, and lets nobody else change roles. */
  private async find(
    caller: AdminIdentity,
    id: string,
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

  /** @throws NotFoundForCaller for a venue that is not the caller's, or is closed for good */
  private async apply(
    caller: AdminIdentity,
    person: { id: string; name: string },
    changes: readonly RoleChange[],
  ): Promise<void> {
    const open = await this.venues.openOf(venuesWith(caller, 'staff.edit'));
    const names = await this.venues.namesOf(changes.map(({ venueId }) => venueId));
    for (const { venueId, before, after } of changes) {
      const label = names.get(venueId);
      const isOpen = open.some(({ id }) => id === venueId);
      if (label === undefined || (after !== null && !isOpen)) throw new NotFoundForCaller();
      await this.accounts.setRole(person.id, venueId, after);
      if (before === 'owner' && !(await this.staff.isManaged(venueId))) throw new LastOwner(label);
      const action = before === null ? 'staff.added' : after === null ? 'staff.removed' : 'staff.changed';
      await this.record(caller, action, { id: venueId, label }, person.name, {
        before: before === null ? null : { role: before },
        after: after === null ? null : { role: after },
      });
    }
  }

  /** Who has not accepted yet learns the roles from the invitation. */
  private async tell(caller: AdminIdentity, id: string, changes: readonly RoleChange[]): Promise<void> {
    if (await this.invitations.isPending(id)) return;
    await this.notices.announce({ adminId: id, byId: caller.id }, changes);
  }

  /** The entry is about the venue, so that its owners find it. It names the person once. */
  private async record(
    { id: adminId }: AdminIdentity,
    action: string,
    venue: { id: string; label: string },
    person: string,
    { before, after }: { before?: object | null; after?: object | null },
  ): Promise<void> {
    await this.audit.record({
      adminId,
      action,
      subject: { type: 'venue', ...venue },
      ...(before ? { before: after ? before : { person, ...before } } : {}),
      ...(after || !before ? { after: { person, ...after } } : {}),
    });
  }
}

function assertClear(roles: readonly VenueRole[]): void {
  if (roles.length === 0) throw new UnclearRoles('Elige al menos un puesto.');
  if (new Set(roles.map(({ venueId }) => venueId)).size < roles.length)
    throw new UnclearRoles('Elige un solo puesto por complejo.');
}

function assertOnlyWithin(scope: VenueScope, { roles }: StaffAccount): void {
  if (!roles.every(({ venueId }) => isWithin(scope, venueId))) throw new NotOnlyYours();
}

/** Returns how many roles a person has after the changes. */
function remaining({ roles }: StaffAccount, changes: readonly RoleChange[]): number {
  const gained = changes.filter(({ before }) => before === null).length;
  const lost = changes.filter(({ after }) => after === null).length;
  return roles.length + gained - lost;
}
