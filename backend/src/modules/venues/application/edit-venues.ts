import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { changedFace, type FaceChange, filledIn, NO_FACE, photosOf } from '../domain/face.js';
import type { Venue } from '../domain/venue.js';
import { VenueNotFound } from '../domain/venue-errors.js';
import { auditRecordOf, auditSubjectOf } from './venue-audit-subject.js';
import { VenueRepository } from './venue-repository.js';
import { VenueSettings } from './venue-settings.js';

/**
 * The fields that an admin enters for a new venue. Without a time zone it gets the default time
 * zone.
 */
export interface VenueDetails extends FaceChange {
  name: string;
  location: string;
  description?: string | null;
  imageUrl?: string | null;
  timeZone?: string | null;
}

/** The fields of a venue that an admin changes. Absent ones stay as they are (docs/adr/0077). */
export type VenueChange = Partial<VenueDetails>;

/** The effects of a change of a venue in modules that this one does not know. */
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
  async create(adminId: AdminId, details: VenueDetails): Promise<VenueId> {
    const { defaultTimeZone } = this.settings;
    const { name, location } = details;
    const blank = { ...NO_FACE, description: null, timeZone: defaultTimeZone };
    const venue = this.changed({ ...blank, id: this.ids.next(), name, location }, details);
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
  update(adminId: AdminId, id: VenueId, change: VenueChange, effects: VenueEffects): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.venues.lock(id);
      if (!before) throw new VenueNotFound();
      const after = this.changed(before, change);
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

  private changed(before: Venue, change: VenueChange): Venue {
    const { name, location, description, imageUrl = before.imageUrl, timeZone, ...face } = change;
    return {
      id: before.id,
      name: name ?? before.name,
      location: location ?? before.location,
      description: description === undefined ? before.description : description,
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
