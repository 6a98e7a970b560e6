import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { Venue } from '../domain/venue.js';
import { VenueNotFound } from '../domain/venue-errors.js';
import { subjectOf } from './edit-venues.js';
import { VenueStore } from './venue-store.js';

/** The venues module for the modules that depend on it. Every call belongs inside a unit of work. */
@Injectable()
export class VenuesFacade {
  constructor(
    private readonly venues: VenueStore,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Keeps a venue from being archived until the unit of work ends. @throws VenueNotFound */
  async hold(venueId: string): Promise<Venue> {
    const venue = await this.venues.hold(venueId);
    if (!venue) throw new VenueNotFound();
    return venue;
  }

  /** Hides a venue for ever; `courts` are the names of those that go with it. @throws VenueNotFound */
  async archive(venueId: string, adminId: string, courts: () => Promise<string[]>): Promise<void> {
    const venue = await this.venues.lock(venueId);
    if (!venue) throw new VenueNotFound();
    await this.venues.archive(venueId, this.clock.now());
    const before = { ...venue, courts: await courts() };
    await this.audit.record({ adminId, action: 'venue.archived', subject: subjectOf(venue), before });
  }
}
