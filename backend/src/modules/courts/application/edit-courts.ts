import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Ids } from '../../../kernel/domain/id.js';
import { VenueQueries, VenuesFacade } from '../../venues/index.js';
import type { Court, CourtPrices, CourtStatus, Surface } from '../domain/court.js';
import { CourtNotFound, CourtStaysInItsVenue } from '../domain/court-errors.js';
import { recordOf, subjectOf } from './court-record.js';
import { CourtStore } from './court-store.js';

/** What an admin says of a court; absent status and surface stay as they are. */
export interface CourtWish {
  venueId: string;
  name: string;
  courtNumber: number;
  prices: CourtPrices;
  status?: CourtStatus;
  surface?: Surface;
}

/** What a new court is where nothing else is said. */
const NEW = { status: 'available', surface: 'hard' } as const;

/** Making and changing courts, and the record of who did. What is booked keeps its price. */
@Injectable()
export class EditCourts {
  constructor(
    private readonly courts: CourtStore,
    private readonly venues: VenuesFacade,
    private readonly allVenues: VenueQueries,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** Answers the new court's id. @throws VenueNotFound, CourtNumberTaken */
  create(adminId: string, wish: CourtWish): Promise<string> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.hold(wish.venueId);
      const court = wished(wish, this.ids.next(), NEW);
      await this.courts.add(court);
      const subject = subjectOf(court, venue.name);
      await this.audit.record({ adminId, action: 'court.created', subject, after: recordOf(court) });
      return court.id;
    });
  }

  /** @throws CourtNotFound, CourtStaysInItsVenue, CourtNumberTaken */
  update(adminId: string, id: string, wish: CourtWish): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.courts.lock(id);
      if (!before) throw new CourtNotFound();
      if (wish.venueId !== before.venueId) throw new CourtStaysInItsVenue();
      const after = wished(wish, id, before);
      const changes = changedFields(recordOf(before), recordOf(after));
      if (!changes) return;
      await this.courts.save(after);
      const subject = subjectOf(after, (await this.allVenues.one(after.venueId)).name);
      await this.audit.record({ adminId, action: 'court.updated', subject, ...changes });
    });
  }
}

function wished(wish: CourtWish, id: string, absent: Pick<Court, 'status' | 'surface'>): Court {
  const { venueId, name, courtNumber, prices, status = absent.status, surface = absent.surface } = wish;
  return { id, venueId, name, courtNumber, status, surface, prices };
}
