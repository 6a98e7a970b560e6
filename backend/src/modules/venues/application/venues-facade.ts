import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { Venue } from '../domain/venue.js';
import { VenueNotFound } from '../domain/venue-errors.js';
import { subjectOf } from './edit-venues.js';
import { VenueStore } from './venue-store.js';

/** The venues module for other modules. Every call except `one` belongs inside a unit of work. */
@Injectable()
export class VenuesFacade {
  constructor(
    private readonly venues: VenueStore,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns a venue: its name, place and time zone. @throws VenueNotFound */
  async one(venueId: string): Promise<Venue> {
    return existing(await this.venues.find(venueId));
  }

  /** A venue that stays until the unit of work ends. @throws VenueNotFound */
  async hold(venueId: string): Promise<Venue> {
    return existing(await this.venues.hold(venueId));
  }

  /** A venue that nobody else changes or books until the unit of work ends. @throws VenueNotFound */
  async lock(venueId: string): Promise<Venue> {
    return existing(await this.venues.lock(venueId));
  }

  /** Hides a locked venue for ever. `along` is what goes with it, for the audit trail. */
  async archive(venue: Venue, adminId: string, along: object): Promise<void> {
    await this.venues.archive(venue.id, this.clock.now());
    const subject = subjectOf(venue);
    await this.audit.record({ adminId, action: 'venue.archived', subject, before: { ...venue, ...along } });
  }
}

function existing(venue: Venue | null): Venue {
  if (!venue) throw new VenueNotFound();
  return venue;
}
