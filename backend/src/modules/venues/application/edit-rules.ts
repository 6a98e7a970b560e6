import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import {
  defaultRules,
  differingRules,
  documentOf,
  enteredRules,
  inWords,
  type RulesDocument,
  rulesWith,
  type VenueRules,
} from '../domain/rules/index.js';
import { RulesChangedMeanwhile, VenueNotFound } from '../domain/venue-errors.js';
import { RulesRepository, type StoredRules } from './rules-repository.js';
import { auditSubjectOf } from './venue-audit-subject.js';
import { VenueRepository } from './venue-repository.js';
import { VenueSettings } from './venue-settings.js';

/** The rules of a venue as an admin reads and changes them. */
export interface RulesView extends RulesDocument {
  /** Raised by each change, from 0. */
  version: number;
}

/** What an admin wants to change. */
interface RulesChange {
  /** The version that the admin has seen; undefined if any. */
  version?: number | undefined;
  /** Any subset of a `RulesDocument`. It has not been checked. */
  fields: Readonly<Record<string, unknown>>;
  /** The names of the venue's courts by id. */
  courtNames: ReadonlyMap<string, string>;
}

/** Reads and changes the rules of venues, and records each change in the audit log. */
@Injectable()
export class EditRules {
  constructor(
    private readonly venues: VenueRepository,
    private readonly rules: RulesRepository,
    private readonly settings: VenueSettings,
    private readonly audit: AuditTrail,
    private readonly live: LiveUpdates,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws VenueNotFound */
  async read(venueId: string): Promise<RulesView> {
    const stored = await this.stored(venueId);
    return { version: stored.version, ...documentOf(this.whole(stored)) };
  }

  /**
   * Returns the rules as this change would leave them. Changes nothing.
   * @throws VenueNotFound, InvalidRules, RulesChangedMeanwhile
   */
  async preview(venueId: string, change: RulesChange): Promise<RulesView> {
    const stored = await this.stored(venueId);
    return { version: stored.version, ...documentOf(this.changed(stored, change)) };
  }

  /**
   * Changes rules while the venue is locked, so that a booking is placed either before or after it.
   * Bookings keep what they were sold with.
   * @throws VenueNotFound, InvalidRules, RulesChangedMeanwhile
   */
  async update(adminId: string, venueId: string, change: RulesChange): Promise<RulesView> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.lock(venueId);
      if (!venue) throw new VenueNotFound();
      const stored = await this.stored(venueId);
      const [before, after] = [this.whole(stored), this.changed(stored, change)];
      const words = (rules: VenueRules) => inWords(rules, change.courtNames);
      const changes = changedFields(words(before), words(after));
      if (differingRules(before, after).length === 0)
        return { version: stored.version, ...documentOf(after) };
      const version = stored.version + 1;
      await this.rules.save(venueId, { changed: this.withoutDefaults(after), version });
      const subject = auditSubjectOf(venue);
      await this.audit.record({ adminId, action: 'venue.rules_updated', subject, ...changes });
      this.live.announce(`venue:${venueId}`, { rules: version });
      return { version, ...documentOf(after) };
    });
  }

  private async stored(venueId: string): Promise<StoredRules> {
    const stored = await this.rules.find(venueId);
    if (!stored) throw new VenueNotFound();
    return stored;
  }

  private changed(stored: StoredRules, { version, fields, courtNames }: RulesChange): VenueRules {
    const entered = enteredRules(fields, [...courtNames.keys()]);
    if (version !== undefined && version !== stored.version) throw new RulesChangedMeanwhile();
    return { ...this.whole(stored), ...entered };
  }

  private whole({ changed }: StoredRules): VenueRules {
    return rulesWith(changed, this.settings.defaults);
  }

  /** A rule that equals the default is not stored: it follows the settings again. */
  private withoutDefaults(rules: VenueRules): Partial<VenueRules> {
    const own = differingRules(rules, defaultRules(this.settings.defaults));
    return Object.fromEntries(own.map((field) => [field, rules[field]]));
  }
}
