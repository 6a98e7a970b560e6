import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { Events } from '../../../kernel/application/events.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { VenueQueries, VenuesFacade } from '../../venues/index.js';
import type { Court } from '../domain/court.js';
import { CourtNotFound } from '../domain/court-errors.js';
import { recordOf, subjectOf } from './court-record.js';
import { CourtStore } from './court-store.js';

/**
 * Takes courts away for ever: they are hidden, their past stays. Nobody books one while it is locked here, nor afterwards;
 * whoever hears `court.archived` cancels what had been booked.
 */
@Injectable()
export class ArchiveCourts {
  constructor(
    private readonly courts: CourtStore,
    private readonly venues: VenuesFacade,
    private readonly allVenues: VenueQueries,
    private readonly audit: AuditTrail,
    private readonly events: Events,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One court. @throws CourtNotFound */
  one(courtId: string, adminId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const court = await this.courts.lock(courtId);
      if (!court) throw new CourtNotFound();
      await this.archive([court]);
      const subject = subjectOf(court, (await this.allVenues.one(court.venueId)).name);
      await this.audit.record({ adminId, action: 'court.archived', subject, before: recordOf(court) });
    });
  }

  /** A venue with all its courts; answers their ids. @throws VenueNotFound */
  ofVenue(venueId: string, adminId: string): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.lock(venueId);
      const courts = await this.courts.lockOfVenue(venueId);
      await this.archive(courts);
      const names = courts.map(({ courtNumber, name }) => `${courtNumber} · ${name}`);
      await this.venues.archive(venue, adminId, { courts: names });
      return courts.map(({ id }) => id);
    });
  }

  private async archive(courts: Court[]): Promise<void> {
    const at = this.clock.now();
    const ids = courts.map(({ id }) => id);
    await this.courts.archive(ids, at);
    for (const courtId of ids)
      await this.events.publish({ name: 'court.archived', payload: { courtId, at: at.toISOString() } });
  }
}
