import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigationType } from 'react-router-dom';
import { homeVenuesQuery } from '../../../../shared/api/venue-queries';
import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { texts } from '../../texts';
import { VenueGrid, VenueGridSkeleton } from './venue-grid';

/**
 * At most twelve venues and a link to all, or the skeleton, the error or the empty state. After
 * Back they have the order in which the player left them.
 */
export function FeaturedVenues() {
  const isByLink = useNavigationType() !== 'POP';
  const isFirst = useLocation().key === 'default';
  const venues = useQuery({ ...homeVenuesQuery(), refetchOnMount: isByLink || isFirst });
  const isNewOrder = isByLink && venues.isFetching && !venues.isFetchedAfterMount;

  if (venues.isPending || isNewOrder) return <VenueGridSkeleton cards={venues.data?.items.length ?? 3} />;
  if (venues.isError && !venues.data) {
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
  const { items, total } = venues.data;
  if (items.length === 0) {
    const art = <Illustration motif="floodlight" seed="sin complejos" />;
    return <EmptyState headingLevel="h3" title={texts.noVenues} hint={texts.noVenuesHint} art={art} />;
  }
  return (
    <>
      <VenueGrid venues={items} headingLevel="h3" />
      {total <= items.length ? null : (
        <Box sx={{ display: 'flex', justifyContent: 'center', mt: { xs: 2.5, md: 3.5 } }}>
          <LinkButton to={paths.venues} variant="outlined" size="large">
            {texts.seeAll(total)}
          </LinkButton>
        </Box>
      )}
    </>
  );
}
