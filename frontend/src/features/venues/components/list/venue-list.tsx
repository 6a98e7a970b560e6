import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { components } from '../../../../shared/api/schema';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { texts } from '../../texts';
import { VenueGrid } from '../home/venue-grid';

interface VenueListProps {
  query: UseInfiniteQueryResult<InfiniteData<components['schemas']['VenuePageBody']>>;
  search: string;
  /** How many venues are shown, if there are as many. */
  shown: number;
  onMore: () => void;
  onClearSearch: () => void;
}

/** The venues found so far, and a button for more. */
export function VenueList({ query, search, shown, onMore, onClearSearch }: VenueListProps) {
  const pages = query.data?.pages ?? [];
  const venues = pages.flatMap(({ items }) => items);
  const total = pages.at(-1)?.total ?? 0;
  useEnoughPages(query, venues.length < shown);
  const [list, expectMore] = useFocusOnMore(venues.length);

  if (total === 0) return <NoVenues search={search} onClearSearch={onClearSearch} />;
  return (
    <Box
      aria-busy={query.isPlaceholderData}
      sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, transition: 'opacity 150ms' }}
    >
      <VenueGrid ref={list} venues={venues} headingLevel="h2" />
      {query.isFetchNextPageError ? (
        <ErrorState
          title={texts.moreFailed}
          error={query.error}
          retrying={query.isFetchingNextPage}
          onRetry={() => void query.fetchNextPage()}
        />
      ) : query.hasNextPage ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: { xs: 2.5, md: 3.5 } }}>
          <Typography sx={{ color: 'text.secondary' }}>{texts.shownOf(venues.length, total)}</Typography>
          <Button
            variant="outlined"
            size="large"
            aria-busy={query.isFetchingNextPage || undefined}
            onClick={() => {
              if (query.isFetchingNextPage) return;
              expectMore();
              onMore();
            }}
          >
            {texts.seeMore}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function NoVenues({ search, onClearSearch }: Pick<VenueListProps, 'search' | 'onClearSearch'>) {
  if (search === '') {
    const art = <Illustration motif="floodlight" seed="sin complejos" />;
    return <EmptyState title={texts.noVenues} hint={texts.noVenuesHint} art={art} />;
  }
  return (
    <EmptyState
      title={texts.noneFound(search)}
      hint={texts.noneFoundHint}
      action={
        <Button variant="outlined" onClick={onClearSearch}>
          {texts.clearSearch}
        </Button>
      }
      art={<Illustration motif="ball out" seed={search} />}
    />
  );
}

/** Fetches the next page while the list is shorter than the address asks for. */
function useEnoughPages(query: VenueListProps['query'], tooShort: boolean): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const fetches = tooShort && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (fetches) void fetchNextPage();
  }, [fetches, fetchNextPage]);
}

/** Moves the focus from the button to the first new card, so that a reader continues there. */
function useFocusOnMore(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(null);
  useLayoutEffect(() => {
    if (firstNew.current === null || length <= firstNew.current) return;
    const card = list.current?.children[firstNew.current];
    card?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [length]);
  const expectMore = () => {
    firstNew.current = length;
  };
  return [list, expectMore] as const;
}
