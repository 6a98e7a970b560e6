import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '../../../shared/api/api-error';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { words } from '../../../shared/texts/words';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { openTexts as texts } from './open-texts';
import { ownLinkQuery, type SharedBooking } from './own-link-query';

/** Sets how many places of an own booking are open to anyone; zero closes the game. */
export function useOpenPlaces(booking: SharedBooking, onDone: () => void) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { queryKey } = ownLinkQuery(booking);
  return useMutation({
    mutationFn: (places: number) =>
      unwrap(
        client.PUT('/api/bookings/{bookingId}/open-places', {
          params: { path: { bookingId: booking.id } },
          body: { places },
        }),
      ),
    onSuccess: (link) => {
      queryClient.setQueryData(queryKey, link);
      const { openPlaces } = link;
      showToast(
        openPlaces > 0
          ? { tone: 'success', title: texts.opened(openPlaces), description: texts.openedHint }
          : { tone: 'success', title: texts.stopped, description: texts.stoppedHint },
      );
      onDone();
    },
    onError: (error) => {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
