import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRecordShare } from './api/record-share';
import { sharedLinkQuery } from './api/shared-link-query';
import type { Share } from './types';

const pollEvery = 3000;

/**
 * The reader's own place from "held" to "paid". Call `confirm` with the charged intent: the payment is recorded, and
 * the link asked for every few seconds, because the provider's own message to the server may come first, even before
 * the card's answer gets back here. `onPaid` is called once, with the place paid.
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
    /** The hold ended before the card was charged. */
    lapsed: wasHeld && !charged && place === 'none',
    /** The money came when the place could not be had any more: it goes back. */
    tooLate: recorded && place === 'none',
  };
}
