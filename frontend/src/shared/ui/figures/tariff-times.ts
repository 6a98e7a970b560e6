import type { TariffType } from '../../model/slots';
import { hasSpecifiedHours, type VenueRules } from '../../model/venue-rules';
import { tariffRows } from './tariff-rows';
import { words } from '../../texts/words';

const specifiedNight = '18:00';

/**
 * When a tariff applies: from its first to its last start where a venue is open as the
 * specification says ("6:00 – 17:00"), elsewhere before or after the beginning of the night.
 */
export function tariffTimes(tariff: TariffType, rules: VenueRules): string {
  if (rules.nightFrom === specifiedNight && hasSpecifiedHours(rules)) return startsOf(tariff);
  const night = words.theTime(rules.nightFrom);
  return tariff === 'day' ? `hasta ${night}` : `desde ${night}`;
}

function startsOf(tariff: TariffType): string {
  const row = tariffRows.find((each) => each.tariff === tariff);
  return row ? `${row.first} – ${row.last}` : '';
}
