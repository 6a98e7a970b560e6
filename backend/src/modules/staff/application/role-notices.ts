import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import type { Role } from '../../roles/index.js';
import { StaffAccounts } from '../../admins/index.js';
import type { RoleChange } from './role-changes.js';
import { StaffVenues } from './staff-venues.js';

/** The facts of a notice to a staff member whose roles have changed. */
interface RoleNotice {
  email: string;
  name: string;
  /** Who changed them. */
  by: string;
  /** In the order of the venues' names; null is no role. */
  changes: { venueName: string; before: Role | null; after: Role | null }[];
}

/** The people of a change: whose roles, and who changed them. */
interface Concerned {
  adminId: AdminId;
  byId: AdminId;
}

type Payload = Concerned & { occasion: string; changes: readonly RoleChange[] };

/** Notifies staff members with an account when an admin gives them a role or takes one away. */
@Injectable()
export class RoleNotices {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly venues: StaffVenues,
    private readonly events: Events,
    private readonly ids: Ids,
  ) {}

  /** Has a letter written about the changes, if there are any. Call it in a unit of work. */
  async announce(concerned: Concerned, changes: readonly RoleChange[]): Promise<void> {
    if (changes.length === 0) return;
    const payload = { ...concerned, occasion: this.ids.next(), changes } satisfies Payload;
    await this.events.publish({ name: 'staff.roles_changed', payload });
  }

  /** Returns what the letter of an event says, or null for a person without an address. */
  async read(
    payload: Readonly<Record<string, unknown>>,
  ): Promise<(RoleNotice & { occasion: string }) | null> {
    // Only this class publishes the event.
    const { adminId, byId, occasion, changes } = payload as unknown as Payload;
    const [person, by] = [await this.accounts.find(adminId), await this.accounts.find(byId)];
    if (!person?.email || !by) return null;
    const names = await this.venues.namesOf(changes.map(({ venueId }) => venueId));
    const told = [...names].flatMap(([id, venueName]) =>
      changes
        .filter(({ venueId }) => venueId === id)
        .map(({ before, after }) => ({ venueName, before, after })),
    );
    return { occasion, email: person.email, name: person.name, by: by.name, changes: told };
  }
}
