import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { bookingKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { recheckPartsIn } from '../model/recheck-in';

/** What this browser's player paid for bookings of others; an empty list without a session. */
export const ownPartsQuery = () =>
  queryOptions({
    queryKey: bookingKeys.parts,
    queryFn: ({ signal }) => unwrap(client.GET('/api/booking-parts', { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => recheckPartsIn(state.data),
  });
