import { hashKey, useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { courtKeys, venueKeys } from './keys';

interface TopicListener {
  onMessage: (message: unknown) => void;
  /**
   * Called on every connection, including after an interruption, and now and then while the server
   * has no connection to spare. Fetch again: events may have been missed.
   * @param isFirst true for the first connection of the screen, which has just been fetched
   */
  onReady: (isFirst: boolean) => void;
}

const reopenAfter = 5000;
const gatherFor = 250;
/** Between two questions while no stream is free, unless the server names another pause. */
const askEvery = 30_000;

/**
 * Subscribes to the server's events of a topic (`/api/…/events`) while the tab is visible. A hidden
 * tab disconnects, because a browser has only six connections for all its tabs. The browser
 * reconnects by itself after an interruption. If too many streams are open from this network, as on
 * the Wi-Fi of a full club, the screen asks every half minute instead, until one is free.
 */
export function useLiveTopic(path: string, listener: TopicListener): void {
  const onMessage = useEffectEvent(listener.onMessage);
  const onReady = useEffectEvent(listener.onReady);
  useEffect(
    () =>
      listenWhileVisible(path, {
        onMessage: (message) => onMessage(message),
        onReady: (isFirst) => onReady(isFirst),
      }),
    [path],
  );
}

/**
 * Keeps the hours of a venue current: when one changes, its month and the affected days are fetched
 * again. When the rules or the courts change, or may have changed during an interruption, so is
 * everything about the venue and its courts.
 */
export function useVenueLive(venueId: string): void {
  const queryClient = useQueryClient();
  const [refreshSoon] = useState(() => gatheredInvalidation(queryClient));
  useLiveTopic(`/api/venues/${encodeURIComponent(venueId)}/events`, {
    onMessage: (message) => {
      const { courtId, date, openGames } = Object(message) as Record<string, unknown>;
      if (isVenueNews(message)) [venueKeys.detail(venueId), courtKeys.all].forEach(refreshSoon);
      // A game looks for players, or no longer does.
      if (openGames) refreshSoon(venueKeys.openGames(venueId));
      if (typeof courtId !== 'string' || typeof date !== 'string') return;
      const [year, month] = date.split('-').map(Number);
      refreshSoon(courtKeys.availability(courtId, date));
      refreshSoon(venueKeys.day(venueId, date));
      if (!year || !month) return;
      refreshSoon(venueKeys.month(venueId, year, month));
      refreshSoon(venueKeys.freeHours(venueId, year, month));
    },
    onReady: (isFirst) =>
      void queryClient.invalidateQueries(
        {
          predicate: ({ queryKey }) =>
            queryKey.includes(isFirst ? 'availability' : courtKeys.all[0]) ||
            isOfVenue(venueId, queryKey, isFirst),
        },
        { cancelRefetch: false },
      ),
  });
}

function listenWhileVisible(path: string, { onMessage, onReady }: TopicListener): () => void {
  let stream: EventSource | null = null;
  let reopening = 0;
  let asking = new AbortController();
  let isFirst = true;
  const close = () => {
    window.clearTimeout(reopening);
    asking.abort();
    stream?.close();
    stream = null;
  };
  const tellReady = () => {
    onReady(isFirst);
    isFirst = false;
  };
  const open = () => {
    close();
    if (document.hidden) {
      isFirst = false;
      return;
    }
    const opened = new EventSource(path);
    stream = opened;
    opened.addEventListener('ready', tellReady);
    opened.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data))));
    // The browser does not reconnect after a refused stream, e.g. a proxy's 502 while the server
    // starts.
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) tryAgainIn(reopenAfter);
    });
  };
  const tryAgainIn = (pause: number) => {
    reopening = window.setTimeout(() => void openIfFree(), pause);
  };
  const openIfFree = async () => {
    asking = new AbortController();
    const { signal } = asking;
    const pause = await pauseBeforeStream(path, signal);
    if (signal.aborted) return;
    if (pause === null) return open();
    tellReady();
    tryAgainIn(pause);
  };
  open();
  document.addEventListener('visibilitychange', open);
  return () => {
    document.removeEventListener('visibilitychange', open);
    close();
  };
}

/**
 * Returns how many milliseconds to wait, if the server has no stream for this network. An
 * `EventSource` does not say why it was refused. The pause varies, so that screens that were
 * refused together do not return together.
 */
async function pauseBeforeStream(path: string, signal: AbortSignal): Promise<number | null> {
  const address = new URL(path, window.location.href);
  const response = await fetch(address, { method: 'HEAD', signal }).catch(() => null);
  if (response?.status !== 429) return null;
  const pause = Number(response.headers.get('Retry-After')) * 1000 || askEvery;
  return pause * (1 + Math.random() / 4);
}

/**
 * Collects the keys of a quarter of a second and invalidates them together, so that a busy venue
 * does not cause a request for every change. It waits while a further page is fetched, because a
 * refetch would end that request.
 */
export function gatheredInvalidation(queryClient: QueryClient): (key: QueryKey) => void {
  const named = new Map<string, QueryKey>();
  const flushSoon = () => window.setTimeout(flush, gatherFor);
  const flush = () => {
    if (queryClient.isFetching({ predicate: isGrowing })) return void flushSoon();
    for (const queryKey of named.values()) void queryClient.invalidateQueries({ queryKey });
    named.clear();
  };
  return (key) => {
    if (named.size === 0) flushSoon();
    named.set(hashKey(key), key);
  };
}

const isGrowing = ({ state }: Query) => !!state.fetchMeta?.fetchMore;

/** The rules of the venue have a new version, or its courts have changed. */
export function isVenueNews(message: unknown): boolean {
  const { rules, courts } = Object(message) as Record<string, unknown>;
  return Boolean(rules ?? courts);
}

/** Returns true for what is about a venue; of its hours, for its months, days and open games. */
const isOfVenue = (venueId: string, [root, id, what = 'courts']: QueryKey, ofHours: boolean): boolean =>
  root === venueKeys.all[0] && id === venueId && !(ofHours && what === 'courts');
