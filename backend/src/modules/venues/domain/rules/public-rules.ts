import { documentOf, type RulesDocument } from './rules-document.js';
import { rulesWithoutSettings, type VenueRules } from './venue-rules.js';

const PUBLIC = [
  'openingHours',
  'exceptions',
  'lengths',
  'startsEvery',
  'nightFrom',
  'priceRules',
  'refundSteps',
  'regretMinutes',
  'windowDays',
  'leadMinutes',
  'payAtClub',
  'resaleRefund',
  'splitUntil',
] as const;

/** The rules of a venue that players need. */
export type PublicRules = Pick<RulesDocument, (typeof PUBLIC)[number]> & {
  /** True if some customers have prices of their own; which ones, only they see. */
  hasCategories: boolean;
};

/**
 * Returns what a venue has changed of the rules that players need. The rest is the default.
 * Exceptions are those of the dates (`yyyy-MM-dd`) from `from` to `to`.
 */
export function publicRules(
  changed: Partial<VenueRules>,
  { from, to }: { from: string; to: string },
): Partial<PublicRules> {
  const document = documentOf(rulesWithoutSettings(changed));
  const exceptions = document.exceptions.filter(({ date }) => date >= from && date <= to);
  const shown = PUBLIC.filter((name) => (name === 'exceptions' ? exceptions.length > 0 : name in changed));
  const rules = shown.map((name) => [name, name === 'exceptions' ? exceptions : document[name]] as const);
  const hasCategories = (changed.categories ?? []).length > 0;
  return Object.fromEntries(hasCategories ? [...rules, ['hasCategories', true]] : rules);
}
