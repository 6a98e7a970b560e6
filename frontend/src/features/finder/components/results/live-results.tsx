import { type Query, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gatheredInvalidation, isVenueNews, useLiveTopic } from '../../../../shared/api/live';
import { openGameKeys } from '../../../../shared/api/open-games-queries';
import type { LocalDay } from '../../../../shared/model/dates';
import { deviceNow } from '../../../../shared/time/server-time';
import { searchKey } from '../../../../shared/api/keys';
import { searchCall, type Wish } from '../../model/wish';

interface LiveResultsProps {
  wish: Wish;
  /** Where the player is, if the nearest venues come first. */
  near: string | null;
  /** The days of which the screen shows hours. */
  days: readonly LocalDay[];
}

/**
 * In milliseconds. What the screen has just fetched is not fetched again when its stream begins. An
 * hour that went in between is refused when it is tapped.
 */
const justFetched = 5_000;

/** Keeps the free hours and the games that look for players current, with one stream for both. */
export function LiveResults({ wish, near, days }: LiveResultsProps) {
  const queryClient = useQueryClient();
  const [refreshSoon] = useState(() => gatheredInvalidation(queryClient));
  const { place, near: point } = searchCall(wish, near);
  const where = new URLSearchParams(Object.entries({ place, near: point }).flatMap(definedPair));
  useLiveTopic(`/api/search/events?${where.toString()}`, {
    onMessage: (message) => {
      const { date: day } = Object(message) as Record<string, unknown>;
      if (isVenueNews(message) || days.some((shown) => shown === day)) refreshSoon(searchKey);
      else if (day === undefined) refreshSoon(openGameKeys.all);
    },
    onReady: (isFirst) => {
      const isOld = ({ state }: Query) => !isFirst || deviceNow() - state.dataUpdatedAt > justFetched;
      for (const queryKey of [searchKey, openGameKeys.all])
        void queryClient.invalidateQueries({ queryKey, predicate: isOld }, { cancelRefetch: false });
    },
  });
  return null;
}

const definedPair = ([name, value]: [string, string | undefined]): string[][] =>
  value === undefined ? [] : [[name, value]];
