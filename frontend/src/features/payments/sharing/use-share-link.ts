import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { bookingKeys } from '../../../shared/api/keys';
import { words } from '../../../shared/texts/words';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { handOverLink } from './hand-over-link';
import { ownLinkQuery, type SharedBooking } from './own-link-query';
import { texts } from './texts';

/**
 * Makes the payment link of a booking where there is none yet and hands it over: share sheet of the device, else
 * clipboard, else our own sheet (`sheetUrl` is what it shows).
 */
export function useShareLink(booking: SharedBooking) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [sheetUrl, setSheetUrl] = useState<string | null>(null);
  const opening = useMutation({
    mutationFn: () => queryClient.fetchQuery(ownLinkQuery(booking)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
  });

  /** The link, at once where it is known already: a browser remembers a click for a few seconds only. */
  const shareUrl = async () => {
    const known = queryClient.getQueryData(ownLinkQuery(booking).queryKey);
    return (known ?? (await opening.mutateAsync())).shareUrl;
  };

  const share = async () => {
    if (opening.isPending) return;
    try {
      const url = await shareUrl();
      const outcome = await handOverLink({ url, text: texts.invitation });
      if (outcome === 'copied')
        showToast({ tone: 'success', title: texts.copied, description: texts.copiedHint });
      if (outcome === 'kept') setSheetUrl(url);
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
    }
  };

  return {
    share,
    isOpening: opening.isPending,
    sheetUrl,
    showSheet: setSheetUrl,
    hideSheet: () => setSheetUrl(null),
  };
}

export type ShareLink = ReturnType<typeof useShareLink>;
