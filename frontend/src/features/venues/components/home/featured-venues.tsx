import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { venuesQuery } from '../../../../shared/api/venue-queries';
import { words } from '../../../../shared/texts/words';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';
import { useFavourites } from '../../use-favourites';
import { texts } from '../../texts';
import { VenueCard } from './venue-card';
import { VenueCardSkeleton } from './venue-card-skeleton';

/** The grid of venues, or its skeleton, its error or the empty state. */
export function FeaturedVenues() {
  const venues = useQuery(venuesQuery());
  const favourites = useFavourites();

  if (venues.isPending) {
    return (
      <LoadingRegion>
        <CardGrid>
          <VenueCardSkeleton />
          <VenueCardSkeleton />
          <VenueCardSkeleton />
        </CardGrid>
      </LoadingRegion>
    );
  }
  if (venues.isError) {
    return (
      <ErrorState
        headingLevel="h3"
        title={words.venuesFailed}
        error={venues.error}
        retrying={venues.isFetching}
        onRetry={() => void venues.refetch()}
      />
    );
  }
  if (venues.data.length === 0) {
    return <EmptyState headingLevel="h3" title={texts.noVenues} hint={texts.noVenuesHint} />;
  }
  return (
    <CardGrid list>
      {venues.data.map((venue) => (
        <VenueCard
          key={venue.id}
          venue={venue}
          favourite={favourites.has(venue.id)}
          onToggleFavourite={() => favourites.toggle(venue.id)}
        />
      ))}
    </CardGrid>
  );
}

function CardGrid({ children, list = false }: { children: ReactNode; list?: boolean }) {
  return (
    <Box
      component={list ? 'ul' : 'div'}
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 2.5 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        // Four venues are placed two by two, not three and one.
        '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: { sm: 'repeat(2, 1fr)' } },
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}
