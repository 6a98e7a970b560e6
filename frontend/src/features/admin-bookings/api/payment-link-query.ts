import { queryOptions } from '@tanstack/react-query';
import { deskKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';

/** The link with which the organiser of a booking pays in any browser. The first call makes it. */
export const paymentLinkQuery = (bookingId: string) =>
  queryOptions({
    queryKey: [...deskKeys.booking(bookingId), 'payment-link'],
    queryFn: ({ signal }) =>
      unwrap(
        client.POST('/api/admin/bookings/{bookingId}/payment-link', {
          params: { path: { bookingId } },
          signal,
        }),
      ),
    gcTime: 0,
  });
