import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { courtKeys, venueKeys } from './keys';

interface TopicListener {
  onMessage: (message: unknown) => void;
  /**
   * Called on every connection, including after an interruption. Fetch again: events may have been
   * missed.
   */
  onReady: () => void;
}

const reopenAfter = 5000;
const gatherFor = 250;

/**
 * Subscribes to the server's events of a topic (`/api/…/events`) while the tab is visible. A hidden
 * tab disconnects, because a browser has only six connections for all its tabs. The browser
 * reconnects by itself after an interruption.
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

/**
 * Keeps the hours of a venue current: when one changes, its month and the affected days are fetched
 * again.
 */
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
    // The browser does not reconnect after a refused stream, e.g. a proxy's 502 while the server
    // starts.
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

/**
 * Collects the keys of a quarter of a second and invalidates them together, so that a busy venue
 * does not cause a request for every change.
 */
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
  /** The day as `yyyy-MM-dd`. */
  date: string;
}

function isHourNews(message: unknown): message is HourNews {
  const { courtId, date } = Object(message) as Record<string, unknown>;
  return typeof courtId === 'string' && typeof date === 'string';
}

function isMonthOf(venueId: string, [root, id, what]: QueryKey): boolean {
  return root === venueKeys.all[0] && id === venueId && what === 'bookings';
}
