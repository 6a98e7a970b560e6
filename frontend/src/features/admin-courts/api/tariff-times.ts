import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../../../shared/api/venue-queries';
import type { TariffType } from '../../../shared/model/slots';
import { rulesOf } from '../../../shared/model/venue-rules';
import { tariffTimes } from '../../../shared/ui/figures/tariff-times';

const noBreakSpace = '\u00a0';

/** Says when the tariffs of a venue apply; a space until its rules are known. */
export function useTariffTimes(venueId: string): (tariff: TariffType) => string {
  const { data: venue } = useQuery(venueQuery(venueId));
  return (tariff) => (venue ? tariffTimes(tariff, rulesOf(venue)) : noBreakSpace);
}
