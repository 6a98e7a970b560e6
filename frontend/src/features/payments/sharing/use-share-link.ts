import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { bookingKeys } from '../../../shared/api/keys';
import { words } from '../../../shared/texts/words';
import { type ToastMessage, useToast } from '../../../shared/ui/toast/toast-context';
import { handOver, type HandOver } from '../../../shared/model/hand-over';
import { nameLink, ownLinkQuery, type SharedBooking } from './own-link-query';
import { texts } from './texts';

interface ShareOptions {
  /** With which name a new link invites; null for none. Absent: as before. */
  organiserName?: string | null;
  /** The news from just before. A toast replaces the one before it, so one says both. */
  news?: ToastMessage;
}

/**
 * Creates the payment link of a booking if necessary and hands it over: with the device's share
 * sheet, the clipboard, or our own sheet, which shows `sheetUrl`.
 */
export function useShareLink(booking: SharedBooking) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [sheetUrl, setSheetUrl] = useState<string | null>(null);
  const opening = useMutation({
    mutationFn: async (organiserName: string | null | undefined) => {
      if (organiserName === undefined) return queryClient.fetchQuery(ownLinkQuery(booking));
      const named = await nameLink(booking, organiserName);
      queryClient.setQueryData(ownLinkQuery(booking).queryKey, named);
      return named;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
  });

  /**
   * Returns a cached link at once, because a browser allows sharing only for a few seconds after a
   * click.
   */
  const linkNamed = async (organiserName: string | null | undefined) => {
    const known = queryClient.getQueryData(ownLinkQuery(booking).queryKey);
    return known ?? (await opening.mutateAsync(organiserName));
  };

  const share = async ({ organiserName, news }: ShareOptions = {}) => {
    if (opening.isPending) return;
    try {
      const { shareUrl: url, organiserName: inviter } = await linkNamed(organiserName);
      const outcome = await handOver({ url, text: texts.invitation(inviter) });
      const toast = toastOf(outcome, news);
      if (toast) showToast(toast);
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

function toastOf(outcome: HandOver, news: ToastMessage | undefined): ToastMessage | undefined {
  if (outcome !== 'copied') return news;
  if (!news) return { tone: 'success', title: texts.copied, description: texts.copiedHint };
  return { ...news, description: [news.description, texts.copiedToo].join(' ') };
}

export type ShareLink = ReturnType<typeof useShareLink>;
