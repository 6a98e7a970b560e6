import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Ids } from '../../../kernel/domain/id.js';
import { changedFace, type FaceChange, filledIn, NO_FACE, photosOf, type VenueFace } from '../domain/face.js';
import type { Venue } from '../domain/venue.js';
import { VenueNotFound } from '../domain/venue-errors.js';
import { auditRecordOf, auditSubjectOf } from './venue-audit-subject.js';
import { VenueRepository } from './venue-repository.js';
import { VenueSettings } from './venue-settings.js';

/**
 * What an admin enters for a venue. Without a time zone, a new venue gets the default time zone and
 * an existing venue keeps its own. A field of the face that is absent stays as it is.
 */
export interface VenueDetails extends FaceChange {
  name: string;
  location: string;
  description?: string | null;
  imageUrl?: string | null;
  timeZone?: string | null;
}

/** What a change of a venue causes in modules that this one does not know. */
export interface VenueEffects {
  /** Moves the bookings of a venue whose time zone changes. Returns how many it has moved. */
  moveBookings: (timeZone: string) => Promise<number>;
  /** Has images removed that the venue no longer shows. */
  discardImages: (addresses: string[]) => Promise<void>;
}

/** Creates and changes venues, and records each change in the audit log. */
@Injectable()
export class EditVenues {
  constructor(
    private readonly venues: VenueRepository,
    private readonly settings: VenueSettings,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** Creates a venue and returns its id. @throws UnknownTimeZone, InvalidFace */
  async create(adminId: string, details: VenueDetails): Promise<string> {
    const { defaultTimeZone } = this.settings;
    const venue = this.changed({ ...NO_FACE, id: this.ids.next(), timeZone: defaultTimeZone }, details);
    return this.unitOfWork.run(async () => {
      await this.venues.add(venue);
      const subject = auditSubjectOf(venue);
      const after = filledIn(auditRecordOf(venue));
      await this.audit.record({ adminId, action: 'venue.created', subject, after });
      return venue.id;
    });
  }

  /**
   * Changes a venue. The effects run while the venue is locked, so that no booking can be added.
   * @throws VenueNotFound, UnknownTimeZone, InvalidFace, and what the effects throw
   */
  update(adminId: string, id: string, details: VenueDetails, effects: VenueEffects): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.venues.lock(id);
      if (!before) throw new VenueNotFound();
      const after = this.changed(before, details);
      const changes = changedFields(auditRecordOf(before), auditRecordOf(after));
      if (!changes) return;
      await this.venues.save(after);
      const movedBookings =
        after.timeZone === before.timeZone ? 0 : await effects.moveBookings(after.timeZone);
      if (movedBookings > 0) Object.assign(changes.after, { movedBookings });
      await effects.discardImages(removedImages(before, after));
      const subject = auditSubjectOf(after);
      await this.audit.record({ adminId, action: 'venue.updated', subject, ...changes });
    });
  }

  private changed(before: Pick<Venue, 'id' | 'timeZone'> & VenueFace, details: VenueDetails): Venue {
    const { name, location, description = null, imageUrl = null, timeZone, ...face } = details;
    return {
      id: before.id,
      name,
      location,
      description,
      timeZone: timeZone ?? before.timeZone,
      ...changedFace(before, face, imageUrl, this.settings.defaultCountry),
    };
  }
}

function removedImages(before: Venue, after: Venue): string[] {
  const shown = new Set(photosOf(after).map(({ imageUrl }) => imageUrl));
  return photosOf(before)
    .map(({ imageUrl }) => imageUrl)
    .filter((address) => !shown.has(address));
}
