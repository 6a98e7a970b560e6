import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { bookingKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

const second = 1000;
/** A letter that still waits after these attempts waits for the mail server, maybe for hours. */
const attempts = 10;

/** The state of the letter that confirms a booking. Asks again while the letter waits. */
export const confirmationLetterQuery = (bookingId: string) =>
  queryOptions({
    queryKey: bookingKeys.confirmationLetter(bookingId),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/bookings/{bookingId}/confirmation-letter', {
          params: { path: { bookingId } },
          signal,
        }),
      ),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'queued' && state.dataUpdateCount < attempts ? 2 * second : false,
    meta: { inBrowserOnly: true },
  });
