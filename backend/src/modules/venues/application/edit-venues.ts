import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { Venue } from '../domain/venue.js';
import { VenueNotFound } from '../domain/venue-errors.js';
import { auditSubjectOf } from './venue-audit-subject.js';
import { VenueRepository } from './venue-repository.js';
import { VenueRules } from './venue-rules.js';

/**
 * What an admin enters for a venue. Without a time zone, a new venue gets the default time zone and
 * an existing venue keeps its own.
 */
export interface VenueDetails {
  name: string;
  location: string;
  description?: string | null;
  imageUrl?: string | null;
  timeZone?: string | null;
}

/** Creates and changes venues, and records each change in the audit log. */
@Injectable()
export class EditVenues {
  constructor(
    private readonly venues: VenueRepository,
    private readonly rules: VenueRules,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** Creates a venue and returns its id. @throws UnknownTimeZone */
  create(adminId: string, details: VenueDetails): Promise<string> {
    const id = this.ids.next();
    const venue = venueFrom(details, id, details.timeZone ?? this.rules.defaultTimeZone);
    return this.unitOfWork.run(async () => {
      await this.venues.add(venue);
      const subject = auditSubjectOf(venue);
      await this.audit.record({ adminId, action: 'venue.created', subject, after: venue });
      return id;
    });
  }

  /**
   * Changes a venue. `moveBookings` runs if the time zone changes and returns how many bookings it
   * has moved: this module does not know bookings. It runs while the venue is locked, so that no
   * booking can be added.
   * @throws VenueNotFound, UnknownTimeZone, and what `moveBookings` throws
   */
  update(
    adminId: string,
    id: string,
    details: VenueDetails,
    moveBookings: (timeZone: string) => Promise<number>,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.venues.lock(id);
      if (!before) throw new VenueNotFound();
      const after = venueFrom(details, id, details.timeZone ?? before.timeZone);
      const changes = changedFields(before, after);
      if (!changes) return;
      await this.venues.save(after);
      const movedBookings = after.timeZone === before.timeZone ? 0 : await moveBookings(after.timeZone);
      if (movedBookings > 0) Object.assign(changes.after, { movedBookings });
      const subject = auditSubjectOf(after);
      await this.audit.record({ adminId, action: 'venue.updated', subject, ...changes });
    });
  }
}

function venueFrom(details: VenueDetails, id: string, timeZone: string): Venue {
  const { name, location, description = null, imageUrl = null } = details;
  return { id, name, location, description, imageUrl, timeZone };
}
