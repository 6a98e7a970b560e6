import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { StaffAccounts } from '../../admins/index.js';
import { venuesWith } from '../../roles/index.js';
import type { AdminIdentity } from '../../sign-in/index.js';
import { LastOwner } from '../domain/staff-errors.js';
import { Invitations } from './invitations.js';
import type { RoleChange } from './role-changes.js';
import { RoleNotices } from './role-notices.js';
import { StaffAudit } from './staff-audit.js';
import { StaffQueries } from './staff-queries.js';

/** Changes the roles of one person, with the audit log and the letter about it. */
@Injectable()
export class RoleEdits {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly invitations: Invitations,
    private readonly notices: RoleNotices,
    private readonly staff: StaffQueries,
    private readonly audit: StaffAudit,
  ) {}

  /**
   * Gives and takes the roles, in the unit of work of the caller.
   * @throws NotFoundForCaller for a venue that is not the caller's, or is closed for good
   * @throws LastOwner
   */
  async make(
    caller: AdminIdentity,
    person: { id: AdminId; name: string },
    changes: readonly RoleChange[],
  ): Promise<void> {
    const names = await this.audit.venuesOf(changes, venuesWith(caller, 'staff.edit'));
    for (const change of changes) {
      const { venueId, before, after } = change;
      const label = names.get(venueId) ?? '';
      await this.accounts.setRole(person.id, venueId, after);
      if (before === 'owner' && !(await this.staff.isManaged(venueId))) throw new LastOwner(label);
      await this.audit.changed(caller.id, change, label, person.name);
    }
    await this.announce(caller, person.id, changes);
  }

  /** Who has not accepted yet learns the roles from the invitation. */
  private async announce(caller: AdminIdentity, id: AdminId, changes: readonly RoleChange[]): Promise<void> {
    if (await this.invitations.isPending(id)) return;
    await this.notices.announce({ adminId: id, byId: caller.id }, changes);
  }
}
