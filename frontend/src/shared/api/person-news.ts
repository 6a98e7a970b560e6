import type { QueryClient } from '@tanstack/react-query';
import { openTabChannel } from './tab-channel';

type Change = 'entered' | 'left';

/** The channel of each tab. A channel never hears itself, but it hears another one of its tab. */
export const channels = new WeakMap<QueryClient, BroadcastChannel>();

/**
 * Forgets the person of this tab when another tab signs in or out. After a sign-out the tab begins
 * anew, because forms and dialogs may still show what the person has typed. Browsers without
 * channels go on: the server knows whose request it is.
 */
export function followPerson(queryClient: QueryClient, reload = () => location.reload()): () => void {
  const channel = openTabChannel('saque-person');
  if (!channel) return () => undefined;
  channels.set(queryClient, channel);
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    if (data === 'left') reload();
    if (data === 'entered') void queryClient.resetQueries();
  };
  return () => channel.close();
}
