import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { Venue } from '../domain/venue.js';
import { TimeZoneInUse, VenueNotFound } from '../domain/venue-errors.js';
import { VenueRules } from './venue-rules.js';
import { VenueStore } from './venue-store.js';

/** What an admin says of a venue; an absent zone stays as it is, and is the installation's for a new venue. */
export interface VenueWish {
  name: string;
  location: string;
  description?: string | null;
  imageUrl?: string | null;
  timeZone?: string | null;
}

/** Making and changing venues, and the record of who did. */
@Injectable()
export class EditVenues {
  constructor(
    private readonly venues: VenueStore,
    private readonly rules: VenueRules,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** Answers the new venue's id. @throws UnknownTimeZone */
  create(adminId: string, wish: VenueWish): Promise<string> {
    const id = this.ids.next();
    const venue = wished(wish, id, wish.timeZone ?? this.rules.defaultTimeZone);
    return this.unitOfWork.run(async () => {
      await this.venues.add(venue);
      await this.audit.record({ adminId, action: 'venue.created', subject: subjectOf(venue), after: venue });
      return id;
    });
  }

  /** @throws VenueNotFound, UnknownTimeZone, TimeZoneInUse */
  update(adminId: string, id: string, wish: VenueWish): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.venues.lock(id);
      if (!before) throw new VenueNotFound();
      const after = wished(wish, id, wish.timeZone ?? before.timeZone);
      const changes = changedFields(before, after);
      if (!changes) return;
      const moved = after.timeZone !== before.timeZone;
      if (moved && (await this.venues.hasBookings(id))) throw new TimeZoneInUse();
      await this.venues.save(after);
      await this.audit.record({ adminId, action: 'venue.updated', subject: subjectOf(after), ...changes });
    });
  }
}

/** What a person calls a venue, for the audit trail. */
export function subjectOf({ id, name }: Venue): { type: string; id: string; label: string } {
  return { type: 'venue', id, label: name };
}

function wished(wish: VenueWish, id: string, timeZone: string): Venue {
  const { name, location, description = null, imageUrl = null } = wish;
  return { id, name, location, description, imageUrl, timeZone };
}
