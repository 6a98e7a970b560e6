import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRecordShare } from './api/record-share';
import { sharedLinkQuery } from './api/shared-link-query';
import type { Share } from './types';

const pollEvery = 3000;

/**
 * Follows the reader's place from "held" to "paid". `confirm` records the charged intent and polls
 * the link, because the provider's webhook may reach the server first, even before the card's
 * response reaches this page. `onPaid` is called once, when the place is paid.
 */
export function useOwnPlace(share: Share, onPaid?: () => void) {
  const { mutate: confirm, isIdle, isSuccess: recorded } = useRecordShare(share);
  const charged = !isIdle;
  const { data } = useQuery({
    ...sharedLinkQuery(share.shareToken),
    enabled: charged,
    refetchInterval: ({ state }) =>
      (state.data?.link.yourShare ?? 'reserved') === 'reserved' ? pollEvery : false,
  });
  const place = data?.link.yourShare;
  const [wasHeld, setWasHeld] = useState(false);
  if (place === 'reserved' && !wasHeld) setWasHeld(true);

  const paid = (wasHeld || charged) && place === 'paid';
  const reportPaid = useEffectEvent(() => onPaid?.());
  useEffect(() => {
    if (paid) reportPaid();
  }, [paid]);

  return {
    confirm,
    charged,
    paid,
    /** True if the hold ended before the card was charged. */
    lapsed: wasHeld && !charged && place === 'none',
    /** True if the payment came too late for the place. The server refunds it. */
    tooLate: recorded && place === 'none',
  };
}
