import type { QueryClient } from '@tanstack/react-query';

type Change = 'entered' | 'left';

/** The channel of each tab. A channel never hears itself, but it hears another one of its tab. */
const channels = new WeakMap<QueryClient, BroadcastChannel>();

/** Tells the other tabs of this browser that another person uses it from now on. */
export function tellOfPerson(queryClient: QueryClient, change: Change): void {
  channels.get(queryClient)?.postMessage(change);
}

/**
 * Forgets the person of this tab when another tab signs in or out. After a sign-out the tab begins
 * anew, because forms and dialogs may still show what the person has typed. Browsers without
 * channels fetch everything again when their tab is loaded.
 */
export function followPerson(queryClient: QueryClient, reload = () => location.reload()): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('saque-person');
  channels.set(queryClient, channel);
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    if (data === 'left') reload();
    if (data === 'entered') void queryClient.resetQueries();
  };
  return () => channel.close();
}
