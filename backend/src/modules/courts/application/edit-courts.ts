import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, CourtId, VenueId } from '../../../kernel/domain/ids.js';
import { Openings, VenuesFacade } from '../../venues/index.js';
import type { Court, CourtPrices, CourtStatus, Surface } from '../domain/court.js';
import { CourtNotFound, CourtStaysInItsVenue } from '../domain/court-errors.js';
import { auditRecordOf, auditSubjectOf } from './court-audit-record.js';
import { CourtQueries } from './court-queries.js';
import { CourtRepository } from './court-repository.js';
import { announceCourts } from './court-news.js';

/** The fields that an admin enters for a new court. */
export interface CourtDetails {
  venueId: VenueId;
  name: string;
  courtNumber: number;
  prices: CourtPrices;
  status?: CourtStatus;
  surface?: Surface;
  /** Null takes back what was said. */
  indoor?: boolean | null;
  lights?: boolean | null;
}

/** The fields of a court that an admin changes. Absent ones stay as they are (docs/adr/0077). */
export interface CourtChange extends Partial<Omit<CourtDetails, 'prices'>> {
  prices?: Partial<CourtPrices>;
}

/** The values of a new court where the admin leaves a field out. */
const DEFAULTS = { status: 'available', surface: 'hard', indoor: null, lights: null } as const;

/**
 * Creates and changes courts, and records each change in the audit log. New prices do not change
 * existing bookings.
 */
@Injectable()
export class EditCourts {
  constructor(
    private readonly courts: CourtRepository,
    private readonly queries: CourtQueries,
    private readonly venues: VenuesFacade,
    private readonly openings: Openings,
    private readonly audit: AuditTrail,
    private readonly live: LiveUpdates,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** Creates a court and returns its id. @throws VenueNotFound, CourtNumberTaken */
  create(adminId: AdminId, details: CourtDetails): Promise<CourtId> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.hold(details.venueId);
      const court = { ...DEFAULTS, ...details, id: this.ids.next<CourtId>() };
      await this.courts.add(court);
      await this.passOn(court, null);
      const subject = auditSubjectOf(court, venue.name);
      await this.audit.record({ adminId, action: 'court.created', subject, after: auditRecordOf(court) });
      announceCourts(this.live, venue.id);
      return court.id;
    });
  }

  /** @throws CourtNotFound, CourtStaysInItsVenue, CourtNumberTaken */
  update(adminId: AdminId, id: CourtId, change: CourtChange): Promise<void> {
    return this.unitOfWork.run(async () => {
      const venueId = await this.queries.venueOf(id);
      if (venueId === null) throw new CourtNotFound();
      await this.venues.pauseBookings(venueId);
      const before = await this.courts.lock(id);
      if (!before) throw new CourtNotFound();
      if ((change.venueId ?? venueId) !== venueId) throw new CourtStaysInItsVenue();
      const after = { ...before, ...change, prices: { ...before.prices, ...change.prices } };
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
