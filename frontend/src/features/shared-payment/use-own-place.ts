import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isNotFound } from '../../shared/api/api-error';
import { usePatience } from '../payments/confirmation/use-patience';
import { useRecordShare } from './api/record-share';
import { paidByReader } from './model/places';
import { sharedLinkQuery } from './api/shared-link-query';
import type { Share } from './types';

/**
 * Follows the reader's place from "held" to "paid". `confirm` records the charged intent and polls
 * the link, because the provider's webhook may reach the server first, even before the card's
 * response reaches this page. Polling pauses while the page is hidden or offline, and ends after
 * some minutes. `onPaid` is called once, when the place is paid.
 */
export function useOwnPlace(share: Share, onPaid?: () => void) {
  const { mutate, variables: intentId, isIdle, isSuccess: recorded, error } = useRecordShare(share);
  const charged = !isIdle;
  const unknown = isNotFound(error);
  const patience = usePatience();
  const { data } = useQuery({
    ...sharedLinkQuery(share.shareToken),
    enabled: charged,
    networkMode: 'online',
    refetchInterval: ({ state }) =>
      !unknown && (state.data?.link.yourShare ?? 'reserved') === 'reserved' ? patience.pause() : false,
  });
  const place = data?.link.yourShare;
  const own = data ? paidByReader(data.link.places) : 0;
  const [paidBefore, setPaidBefore] = useState<number | null>(null);
  if (place === 'reserved' && paidBefore !== own) setPaidBefore(own);
  const wasHeld = paidBefore !== null;
  // Who has paid a place before and now pays for others has paid when there are more of them.
  const hasMore = own > (paidBefore ?? 0);

  const paid = place === 'paid' && (wasHeld ? hasMore : charged);
  const reportPaid = useEffectEvent(() => onPaid?.());
  useEffect(() => {
    if (paid) reportPaid();
  }, [paid]);

  const confirm = (stripePaymentIntentId: string) => {
    patience.start();
    mutate(stripePaymentIntentId);
  };
  return {
    confirm,
    charged,
    /** True if the server knows no such payment of this player: the address was made up. */
    unknown,
    /** Checks once more. Null while the screen still checks by itself. */
    checkAgain: intentId !== undefined && patience.isOver && !paid ? () => confirm(intentId) : null,
    paid,
    /** True if the hold ended before the card was charged. */
    lapsed: wasHeld && !charged && place !== undefined && place !== 'reserved' && !hasMore,
    /** True if the payment came too late for the place. The server refunds it. */
    tooLate: recorded && (place === 'none' || (place === 'paid' && wasHeld && !hasMore)),
  };
}
