import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { AdminId, CategoryId, CourtId, VenueId } from '../../../kernel/domain/ids.js';
import {
  type Category,
  defaultRules,
  differingRules,
  enteredCategories,
  enteredRules,
  inWords,
  rulesForCourts,
  rulesWith,
  type StoredRule,
  type VenueRules,
} from '../domain/rules/index.js';
import type { Venue } from '../domain/venue.js';
import { RulesChangedMeanwhile, VenueNotFound } from '../domain/venue-errors.js';
import { Openings } from './openings.js';
import { RulesRepository, type StoredRules } from './rules-repository.js';
import { auditSubjectOf } from './venue-audit-subject.js';
import { VenueRepository } from './venue-repository.js';
import { VenueSettings } from './venue-settings.js';

/** The rules of a venue. */
export interface VersionedRules {
  readonly rules: VenueRules;
  /** Raised by each change, from 0. */
  readonly version: number;
}

/** The rules as a change leaves them, or would leave them. */
interface ChangedRules extends VersionedRules {
  readonly differing: readonly StoredRule[];
}

type CourtNames = ReadonlyMap<CourtId, string>;

/** The change that an admin wants. */
interface RulesChange {
  /** The version that the admin has seen; undefined if any. */
  version?: number | undefined;
  /** Any subset of a `RulesDocument`, also of weekdays. It has not been checked. */
  fields: Readonly<Record<string, unknown>>;
  /** The names of the venue's courts by id. */
  courtNames: CourtNames;
}

/** The categories that an admin wants. */
interface CategoriesChange {
  /** A list of `CategoryDocument`. It has not been checked. */
  entered: unknown;
  nextId: () => CategoryId;
  assertUnused: (removed: readonly Category[]) => Promise<void>;
}

/** Rules that are stored, and what they replace. */
interface SavedRules {
  readonly stored: StoredRules;
  readonly before: VenueRules;
  readonly rules: VenueRules;
  readonly courtNames: CourtNames;
}

/** The rules that say when a venue is open. */
const OPENING = ['openingHours', 'exceptions'] as const;

/** Reads and changes the rules of venues, and records each change in the audit log. */
@Injectable()
export class EditRules {
  constructor(
    private readonly venues: VenueRepository,
    private readonly rules: RulesRepository,
    private readonly settings: VenueSettings,
    private readonly audit: AuditTrail,
    private readonly live: LiveUpdates,
    private readonly openings: Openings,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Returns the rules of a venue with these courts.
   * @throws VenueNotFound
   */
  async read(venueId: VenueId, courtNames: CourtNames): Promise<VersionedRules> {
    const stored = await this.stored(venueId);
    return { rules: this.whole(stored, courtNames), version: stored.version };
  }

  /**
   * Returns the rules as this change would leave them. Changes nothing.
   * @throws VenueNotFound, InvalidRules, RulesChangedMeanwhile
   */
  async preview(venueId: VenueId, change: RulesChange): Promise<ChangedRules> {
    return this.changed(await this.stored(venueId), change);
  }

  /**
   * Changes rules while the venue is locked, so that a booking is placed either before or after it.
   * Bookings keep what they were sold with.
   * @throws VenueNotFound, InvalidRules, RulesChangedMeanwhile
   */
  async update(adminId: AdminId, venueId: VenueId, change: RulesChange): Promise<ChangedRules> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.lock(venueId);
      if (!venue) throw new VenueNotFound();
      const stored = await this.stored(venueId);
      const changed = this.changed(stored, change);
      if (changed.differing.length === 0) return changed;
      const before = this.whole(stored, change.courtNames);
      const version = await this.save(adminId, venue, { stored, before, ...changed, ...change });
      if (OPENING.some((rule) => changed.differing.includes(rule)))
        await this.openings.pass({ venueId, courtId: null, openBefore: before });
      return { ...changed, version };
    });
  }

  /**
   * Replaces the categories of a venue, as {@link update} changes a rule. Returns the new ones.
   * @param assertUnused throws if a category that would go is in use; it runs under the lock
   * @throws VenueNotFound, InvalidRules
   */
  async replaceCategories(
    adminId: AdminId,
    venueId: VenueId,
    { entered, nextId, assertUnused }: CategoriesChange,
  ): Promise<readonly Category[]> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.lock(venueId);
      if (!venue) throw new VenueNotFound();
      const stored = await this.stored(venueId);
      const before = rulesWith(stored.changed, this.settings.defaults);
      const categories = enteredCategories(entered, before.categories, nextId);
      const rules = { ...before, categories };
      await assertUnused(before.categories.filter(({ id }) => !categories.some((kept) => kept.id === id)));
      if (differingRules(before, rules).length > 0)
        await this.save(adminId, venue, { stored, before, rules, courtNames: new Map() });
      return categories;
    });
  }

  /** Stores changed rules of a locked venue and returns their version. */
  private async save(
    adminId: AdminId,
    venue: Venue,
    { stored, before, rules, courtNames }: SavedRules,
  ): Promise<number> {
    const changes = changedFields(inWords(before, courtNames), inWords(rules, courtNames));
    const version = stored.version + 1;
    await this.rules.save(venue.id, { changed: this.withoutDefaults(rules), version });
    const subject = auditSubjectOf(venue);
    await this.audit.record({ adminId, action: 'venue.rules_updated', subject, ...changes });
    this.live.announce(`venue:${venue.id}`, { rules: version });
    return version;
  }

  private async stored(venueId: VenueId): Promise<StoredRules> {
    const stored = await this.rules.find(venueId);
    if (!stored) throw new VenueNotFound();
    return stored;
  }

  private changed(stored: StoredRules, { version, fields, courtNames }: RulesChange): ChangedRules {
    const entered = enteredRules(fields, [...courtNames.keys()]);
    if (version !== undefined && version !== stored.version) throw new RulesChangedMeanwhile();
    const before = this.whole(stored, courtNames);
    const openingHours = { ...before.openingHours, ...entered.openingHours };
    const rules = { ...before, ...entered, openingHours };
    return { rules, version: stored.version, differing: differingRules(before, rules) };
  }

  private whole({ changed }: StoredRules, courtNames: CourtNames): VenueRules {
    return rulesForCourts(rulesWith(changed, this.settings.defaults), [...courtNames.keys()]);
  }

  /** A rule that equals the default is not stored: it follows the settings again. */
  private withoutDefaults(rules: VenueRules): Partial<VenueRules> {
    const own = differingRules(rules, defaultRules(this.settings.defaults));
    return Object.fromEntries(own.map((field) => [field, rules[field]]));
  }
}
