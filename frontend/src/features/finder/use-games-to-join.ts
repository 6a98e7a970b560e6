import { useInfiniteQuery } from '@tanstack/react-query';
import { openGamesQuery } from '../../shared/api/open-games-queries';
import { searchCall } from './model/wish';
import type { Search } from './use-search';

/** The games of others that look for players where and when the player searches. Any game fits. */
export function useGamesToJoin({ wish, near, isReady }: Search) {
  const { date = '', from, to, place, near: point } = wish ? searchCall(wish, near) : {};
  const query = openGamesQuery({ date, from, to, place, near: point });
  return useInfiniteQuery({ ...query, enabled: isReady });
}
