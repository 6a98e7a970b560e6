import { documentOf, type RulesDocument } from './rules-document.js';
import { rulesWith, type VenueRules } from './venue-rules.js';

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
] as const;

/** The rules of a venue that players need. */
export type PublicRules = Pick<RulesDocument, (typeof PUBLIC)[number]>;

/** The defaults of an installation do not matter to rules that the venue has changed. */
const ANY = { windowDays: 0, graceSeconds: 0 };

/**
 * Returns what a venue has changed of the rules that players need. The rest is the default.
 * Exceptions are those of the dates (`yyyy-MM-dd`) from `from` to `to`.
 */
export function publicRules(
  changed: Partial<VenueRules>,
  { from, to }: { from: string; to: string },
): Partial<PublicRules> {
  const document = documentOf(rulesWith(changed, ANY));
  const exceptions = document.exceptions.filter(({ date }) => date >= from && date <= to);
  const shown = PUBLIC.filter((name) => (name === 'exceptions' ? exceptions.length > 0 : name in changed));
  return Object.fromEntries(shown.map((name) => [name, name === 'exceptions' ? exceptions : document[name]]));
}
