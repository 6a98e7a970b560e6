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
 * Creates the payment link of a booking if necessary and hands it over: with the device's share
 * sheet, the clipboard, or our own sheet, which shows `sheetUrl`.
 */
export function useShareLink(booking: SharedBooking) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [sheetUrl, setSheetUrl] = useState<string | null>(null);
  const opening = useMutation({
    mutationFn: () => queryClient.fetchQuery(ownLinkQuery(booking)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
  });

  /**
   * Returns a cached link at once, because a browser allows sharing only for a few seconds after a
   * click.
   */
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
