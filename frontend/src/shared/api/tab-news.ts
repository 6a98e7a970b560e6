import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookingKeys } from './keys';
import { openTabChannel } from './tab-channel';

const channelName = 'saque-bookings';

/** Browsers without channels rely on the check that precedes every payment. */
const open = () => openTabChannel(channelName);

/** Informs the other tabs of this browser that the player's bookings have changed. */
export function tellOtherTabs(): void {
  const channel = open();
  channel?.postMessage('changed');
  channel?.close();
}

/** Fetches the shown bookings again when another tab of this browser has changed them. */
export function useNewsOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const channel = open();
    if (!channel) return;
    channel.onmessage = () => void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
    return () => channel.close();
  }, [queryClient]);
}
