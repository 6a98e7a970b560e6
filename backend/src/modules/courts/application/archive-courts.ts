import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { Events } from '../../../kernel/application/events.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId, CourtId, VenueId } from '../../../kernel/domain/ids.js';
import { VenuesFacade } from '../../venues/index.js';
import type { Court } from '../domain/court.js';
import { CourtNotFound } from '../domain/court-errors.js';
import { auditRecordOf, auditSubjectOf } from './court-audit-record.js';
import { announceCourts } from './court-news.js';
import { CourtQueries } from './court-queries.js';
import { CourtRepository } from './court-repository.js';

/**
 * Archives courts, which hides them permanently; their past bookings stay. No booking begins at the
 * venue while a court is archived. The bookings module subscribes to `court.archived` and
 * cancels the court's future bookings.
 */
@Injectable()
export class ArchiveCourts {
  constructor(
    private readonly courts: CourtRepository,
    private readonly queries: CourtQueries,
    private readonly venues: VenuesFacade,
    private readonly audit: AuditTrail,
    private readonly events: Events,
    private readonly live: LiveUpdates,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Archives one court. @throws CourtNotFound */
  one(courtId: CourtId, adminId: AdminId): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { venueId } = await this.queries.bookable(courtId);
      await this.venues.pauseBookings(venueId);
      const court = await this.courts.lock(courtId);
      if (!court) throw new CourtNotFound();
      await this.archive([court]);
      const subject = auditSubjectOf(court, (await this.venues.one(venueId)).name);
      const before = auditRecordOf(court);
      await this.audit.record({ adminId, action: 'court.archived', subject, before });
      announceCourts(this.live, venueId);
    });
  }

  /**
   * Archives a venue with all its courts and returns the ids of the courts. @throws VenueNotFound
   */
  ofVenue(venueId: VenueId, adminId: AdminId): Promise<CourtId[]> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.lock(venueId);
      const courts = await this.courts.lockOfVenue(venueId);
      await this.archive(courts);
      const names = courts.map(({ courtNumber, name }) => `${courtNumber} · ${name}`);
      await this.venues.archive(venue, adminId, { courts: names });
      announceCourts(this.live, venueId);
      return courts.map(({ id }) => id);
    });
  }

  private async archive(courts: Court[]): Promise<void> {
    const at = this.clock.now();
    const ids = courts.map(({ id }) => id);
    await this.courts.archive(ids, at);
    const payloads = ids.map((courtId) => ({ courtId, at: at.toISOString() }));
    await this.events.publish(...payloads.map((payload) => ({ name: 'court.archived', payload })));
  }
}
