import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { filledIn } from '../domain/face.js';
import type { Venue } from '../domain/venue.js';
import { VenueNotFound } from '../domain/venue-errors.js';
import { rulesWith, type VenueRules } from '../domain/rules/index.js';
import { RulesRepository } from './rules-repository.js';
import { VenueSettings } from './venue-settings.js';
import { auditRecordOf, auditSubjectOf } from './venue-audit-subject.js';
import { VenueRepository } from './venue-repository.js';

/** The calls on venues that other modules may make. */
@Injectable()
export class VenuesFacade {
  constructor(
    private readonly venues: VenueRepository,
    private readonly rules: RulesRepository,
    private readonly settings: VenueSettings,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns a venue. @throws VenueNotFound */
  async one(venueId: VenueId): Promise<Venue> {
    return existing(await this.venues.find(venueId));
  }

  /** Returns the rules of a venue. @throws VenueNotFound */
  async rulesOf(venueId: VenueId): Promise<VenueRules> {
    const stored = await this.rules.find(venueId);
    if (!stored) throw new VenueNotFound();
    return this.rulesWith(stored.changed);
  }

  /** Returns the rules of a venue that has changed these of them (`venues.rules`). */
  rulesWith(changed: Partial<VenueRules>): VenueRules {
    return rulesWith(changed, this.settings.defaults);
  }

  /**
   * Returns a venue that cannot be changed or archived until the unit of work ends.
   * @throws VenueNotFound
   */
  async hold(venueId: VenueId): Promise<Venue> {
    return existing(await this.venues.hold(venueId));
  }

  /**
   * Waits for the bookings in progress at a venue. Until the unit of work ends, no other begins.
   * Call it before you lock a court of the venue.
   */
  async pauseBookings(venueId: VenueId): Promise<void> {
    await this.venues.pauseBookings(venueId);
  }

  /**
   * Returns a venue that no other transaction can change, or book at, until the unit of work ends.
   * @throws VenueNotFound
   */
  async lock(venueId: VenueId): Promise<Venue> {
    return existing(await this.venues.lock(venueId));
  }

  /**
   * Archives a locked venue, which hides it permanently. `details` describes what is archived with
   * it; the audit log records it.
   */
  async archive(venue: Venue, adminId: AdminId, details: object): Promise<void> {
    await this.venues.archive(venue.id, this.clock.now());
    const subject = auditSubjectOf(venue);
    const before = { ...filledIn(auditRecordOf(venue)), ...details };
    await this.audit.record({ adminId, action: 'venue.archived', subject, before });
  }
}

function existing(venue: Venue | null): Venue {
  if (!venue) throw new VenueNotFound();
  return venue;
}
