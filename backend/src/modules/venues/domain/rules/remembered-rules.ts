import { type InstallationRules, rulesWith, type VenueRules } from './venue-rules.js';

const REMEMBERED = 1_000;

/**
 * The rules of the venues that were asked for last, by the text that is stored of them. The same
 * text always gives the same object, so that a request does not parse and complete it again.
 */
export class RememberedRules {
  private readonly known = new Map<string, VenueRules>();

  constructor(private readonly installation: InstallationRules) {}

  /** @param changed what a venue has changed, as JSON */
  of(changed: string): VenueRules {
    const known = this.known.get(changed);
    if (known) return known;
    if (this.known.size >= REMEMBERED) this.known.clear();
    const rules = rulesWith(JSON.parse(changed) as Partial<VenueRules>, this.installation);
    this.known.set(changed, rules);
    return rules;
  }
}
