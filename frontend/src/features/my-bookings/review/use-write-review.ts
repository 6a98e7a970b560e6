import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { venueKeys } from '../../../shared/api/keys';
import { reviewKeys } from '../../../shared/api/review-keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { Booking } from '../model/booking';
import { ownReviewsQuery } from './own-reviews-query';

/** Publishes the review of a booking, or changes it. */
export function useWriteReview({ id: bookingId, venueId }: Pick<Booking, 'id' | 'venueId'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (written: { stars: number; text: string | null }) =>
      unwrap(client.POST('/api/reviews', { body: { bookingId, ...written } })),
    onSuccess: (review) => {
      queryClient.setQueryData(ownReviewsQuery().queryKey, (reviews) =>
        reviews?.map((own) => (own.bookingId === bookingId ? review : own)),
      );
      void queryClient.invalidateQueries({ queryKey: reviewKeys.ofVenue(venueId) });
      void queryClient.invalidateQueries({ queryKey: venueKeys.all });
    },
  });
}
