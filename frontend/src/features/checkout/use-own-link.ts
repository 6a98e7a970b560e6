import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingKeys } from '../../shared/api/keys';
import { ownLinkQuery } from '../payments/sharing/own-link-query';
import type { Booking } from './types';

/**
 * The payment link of a shared booking, with a function that fetches the link and the booking
 * again.
 */
export function useOwnLink(booking: Booking) {
  const queryClient = useQueryClient();
  const link = useQuery(ownLinkQuery(booking));
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ownLinkQuery(booking).queryKey });
    void queryClient.invalidateQueries({ queryKey: bookingKeys.detail(booking.id) });
  };
  return { link, refresh };
}
