import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { courtKeys, venueKeys } from './keys';

interface TopicListener {
  onMessage: (message: unknown) => void;
  /** On every connection, the first and each after a break: ask again, for news may have been missed before it. */
  onReady: () => void;
}

const reopenAfter = 5000;
const gatherFor = 250;

/**
 * The server's news of a topic (`/api/…/events`) while the screen is looked at. A tab in the background hangs up,
 * because a browser has only six connections for all its tabs. The browser itself comes back after a break.
 */
export function useLiveTopic(path: string, listener: TopicListener): void {
  const onMessage = useEffectEvent(listener.onMessage);
  const onReady = useEffectEvent(listener.onReady);
  useEffect(
    () =>
      listenWhileVisible(path, {
        onMessage: (message) => onMessage(message),
        onReady: () => onReady(),
      }),
    [path],
  );
}

/** Keeps what is shown of a venue's hours true: its month and the days of its courts are asked for again when one changes. */
export function useVenueLive(venueId: string): void {
  const queryClient = useQueryClient();
  const [refreshSoon] = useState(() => gatheredInvalidation(queryClient));
  useLiveTopic(`/api/venues/${encodeURIComponent(venueId)}/events`, {
    onMessage: (message) => {
      if (!isHourNews(message)) return;
      const { courtId, date } = message;
      const [year, month] = date.split('-').map(Number);
      refreshSoon(courtKeys.availability(courtId, date));
      if (year && month) refreshSoon(venueKeys.month(venueId, year, month));
    },
    onReady: () =>
      void queryClient.invalidateQueries(
        { predicate: ({ queryKey }) => queryKey.includes('availability') || isMonthOf(venueId, queryKey) },
        { cancelRefetch: false },
      ),
  });
}

function listenWhileVisible(path: string, { onMessage, onReady }: TopicListener): () => void {
  let stream: EventSource | null = null;
  let reopening = 0;
  const close = () => {
    window.clearTimeout(reopening);
    stream?.close();
    stream = null;
  };
  const open = () => {
    close();
    if (document.hidden) return;
    const opened = new EventSource(path);
    stream = opened;
    opened.addEventListener('ready', onReady);
    opened.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data))));
    // A refused stream (a proxy's 502 while the server starts) is one the browser does not come back from.
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) reopening = window.setTimeout(open, reopenAfter);
    });
  };
  open();
  document.addEventListener('visibilitychange', open);
  return () => {
    document.removeEventListener('visibilitychange', open);
    close();
  };
}

/** Invalidates what was named within a quarter of a second in one go, so that a busy venue is not asked at every change. */
function gatheredInvalidation(queryClient: QueryClient): (key: QueryKey) => void {
  const named = new Map<string, QueryKey>();
  const flush = () => {
    const keys = [...named.values()];
    named.clear();
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
  return (key) => {
    if (named.size === 0) window.setTimeout(flush, gatherFor);
    named.set(hashKey(key), key);
  };
}

interface HourNews {
  courtId: string;
  /** yyyy-MM-dd */
  date: string;
}

function isHourNews(message: unknown): message is HourNews {
  const { courtId, date } = Object(message) as Record<string, unknown>;
  return typeof courtId === 'string' && typeof date === 'string';
}

function isMonthOf(venueId: string, [root, id, what]: QueryKey): boolean {
  return root === venueKeys.all[0] && id === venueId && what === 'bookings';
}
