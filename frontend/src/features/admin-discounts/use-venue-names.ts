import { useQuery, useQueryClient } from '@tanstack/react-query';
import { venueKeys } from '../../shared/api/keys';
import { venueQuery } from '../../shared/api/venue-queries';

/** Returns the names of venues by their ids. A name that is not known yet is absent. */
export function useVenueNames(venueIds: readonly string[]): ReadonlyMap<string, string> {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [...venueKeys.all, 'names', venueIds],
    queryFn: () => Promise.all(venueIds.map((id) => queryClient.fetchQuery(venueQuery(id)))),
    enabled: venueIds.length > 0,
    placeholderData: (known) => known,
  });
  return new Map(data?.map(({ id, name }) => [id, name]));
}
