import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { bookingKeys, courtKeys, venueKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

interface CourtImage {
  courtId: string;
  /** Where the file was sent to. */
  imageUrl: string;
}

/** Makes what was sent the picture of a court. */
export function useSetCourtImage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ courtId, imageUrl }: CourtImage) =>
      unwrap(
        client.PUT('/api/courts/{courtId}/image', { params: { path: { courtId } }, body: { imageUrl } }),
      ),
    onSuccess: () => {
      for (const queryKey of [courtKeys.all, venueKeys.all, bookingKeys.all])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
