import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { NotFoundForCaller } from '../../sign-in/index.js';
import type { VenueScope } from '../../roles/index.js';
import type { RoleChange } from './role-changes.js';
import { StaffVenues } from './staff-venues.js';

/** Writes changes of who works where into the audit log of the venues. */
@Injectable()
export class StaffAudit {
  constructor(
    private readonly audit: AuditTrail,
    private readonly venues: StaffVenues,
  ) {}

  /**
   * Returns the names of the venues of these changes.
   * @throws NotFoundForCaller for a venue outside the scope, or one that is closed for good and
   *   would get a role
   */
  async venuesOf(changes: readonly RoleChange[], scope: VenueScope): Promise<Map<VenueId, string>> {
    const open = await this.venues.openOf(scope);
    const names = await this.venues.namesOf(changes.map(({ venueId }) => venueId));
    for (const { venueId, after } of changes) {
      const isOpen = open.some(({ id }) => id === venueId);
      if (!names.has(venueId) || (after !== null && !isOpen)) throw new NotFoundForCaller();
    }
    return names;
  }

  /** Records a change of a role. It says nothing of what the person does elsewhere. */
  changed(adminId: AdminId, { venueId, before, after }: RoleChange, label: string, person: string) {
    const action = before === null ? 'staff.added' : after === null ? 'staff.removed' : 'staff.changed';
    return this.record(adminId, action, { id: venueId, label }, person, {
      before: before === null ? null : { role: before },
      after: after === null ? null : { role: after },
    });
  }

  /** The entry is about the venue, so that its owners find it. It names the person once. */
  async record(
    adminId: AdminId,
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
