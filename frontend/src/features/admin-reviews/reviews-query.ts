import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { reviewKeys } from '../../shared/api/review-keys';
import { unwrap } from '../../shared/api/unwrap';

/**
 * The reviews of the venues of the admin, newest first, page by page.
 * @param isWaiting true for only those without a reply
 */
export const venueReviewsQuery = (isWaiting: boolean) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.admin({ isWaiting }),
    queryFn: ({ signal, pageParam: cursor }) => {
      const query = {
        ...(isWaiting ? { unanswered: 'true' as const } : {}),
        ...(cursor === null ? {} : { cursor }),
      };
      return unwrap(client.GET('/api/admin/reviews', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

/** Publishes the reply to a review; an empty text removes it. */
export function useReply(reviewId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      unwrap(
        client.PUT('/api/admin/reviews/{reviewId}/reply', { params: { path: { reviewId } }, body: { text } }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}
