import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { bookingKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { recheckPartsIn } from '../model/recheck-in';

/** The parts that this browser's player paid in bookings of others; none without a session. */
export const ownPartsQuery = () =>
  queryOptions({
    queryKey: bookingKeys.parts,
    queryFn: ({ signal }) => unwrap(client.GET('/api/booking-parts', { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => recheckPartsIn(state.data),
  });
