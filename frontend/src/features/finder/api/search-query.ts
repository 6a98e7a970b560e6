import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { searchKey } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { searchCall, type Wish } from '../model/wish';

/**
 * The venues with a start that fits a wish, page by page. Players book all the time, so every visit
 * asks again, and so does a window that is looked at again or that has its network back. Each page
 * names its wish, because it stays in view while the next search loads.
 * @param near where the player is, if the nearest venues come first
 */
export const searchQuery = (wish: Wish | null, near: string | null) =>
  infiniteQueryOptions({
    queryKey: [...searchKey, wish, near],
    queryFn: async ({ pageParam, signal }) => {
      if (wish === null) throw new Error('A search needs a day.');
      const query = { ...searchCall(wish, near), cursor: pageParam || undefined };
      const page = await unwrap(client.GET('/api/search', { params: { query }, signal }));
      return { ...page, wish };
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
