import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Ids } from '../../../kernel/domain/id.js';
import { Openings, VenuesFacade } from '../../venues/index.js';
import type { Court, CourtPrices, CourtStatus, Surface } from '../domain/court.js';
import { CourtNotFound, CourtStaysInItsVenue } from '../domain/court-errors.js';
import { auditRecordOf, auditSubjectOf } from './court-audit-record.js';
import { CourtRepository } from './court-repository.js';
import { announceCourts } from './court-news.js';

/** What an admin enters for a court. What is optional stays as it is if it is absent. */
export interface CourtDetails {
  venueId: string;
  name: string;
  courtNumber: number;
  prices: CourtPrices;
  status?: CourtStatus;
  surface?: Surface;
  /** Null takes back what was said. */
  indoor?: boolean | null;
  lights?: boolean | null;
}

/** What a new court is if the admin says nothing else. */
const DEFAULTS = { status: 'available', surface: 'hard', indoor: null, lights: null } as const;

/**
 * Creates and changes courts, and records each change in the audit log. New prices do not change
 * existing bookings.
 */
@Injectable()
export class EditCourts {
  constructor(
    private readonly courts: CourtRepository,
    private readonly venues: VenuesFacade,
    private readonly openings: Openings,
    private readonly audit: AuditTrail,
    private readonly live: LiveUpdates,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** Creates a court and returns its id. @throws VenueNotFound, CourtNumberTaken */
  create(adminId: string, details: CourtDetails): Promise<string> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.hold(details.venueId);
      const court = courtFrom(details, this.ids.next(), DEFAULTS);
      await this.courts.add(court);
      await this.passOn(court, null);
      const subject = auditSubjectOf(court, venue.name);
      await this.audit.record({ adminId, action: 'court.created', subject, after: auditRecordOf(court) });
      announceCourts(this.live, venue.id);
      return court.id;
    });
  }

  /** @throws CourtNotFound, CourtStaysInItsVenue, CourtNumberTaken */
  update(adminId: string, id: string, details: CourtDetails): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.venues.pauseBookings(details.venueId);
      const before = await this.courts.lock(id);
      if (!before) throw new CourtNotFound();
      if (details.venueId !== before.venueId) throw new CourtStaysInItsVenue();
      const after = courtFrom(details, id, before);
      const changes = changedFields(auditRecordOf(before), auditRecordOf(after));
      if (!changes) return;
      await this.courts.save(after);
      await this.passOn(after, before);
      const subject = auditSubjectOf(after, (await this.venues.one(after.venueId)).name);
      await this.audit.record({ adminId, action: 'court.updated', subject, ...changes });
      announceCourts(this.live, after.venueId);
    });
  }

  /** Those who wait for hours of a court that comes into service are asked before the public. */
  private async passOn({ id: courtId, venueId, status }: Court, before: Court | null): Promise<void> {
    if (status === 'available' && before?.status !== 'available')
      await this.openings.pass({ venueId, courtId, openBefore: null });
  }
}

function courtFrom(
  details: CourtDetails,
  id: string,
  defaults: Pick<Court, 'status' | 'surface' | 'indoor' | 'lights'>,
): Court {
  const { venueId, name, courtNumber, prices } = details;
  const { status = defaults.status, surface = defaults.surface } = details;
  const { indoor = defaults.indoor, lights = defaults.lights } = details;
  return { id, venueId, name, courtNumber, status, surface, indoor, lights, prices };
}
