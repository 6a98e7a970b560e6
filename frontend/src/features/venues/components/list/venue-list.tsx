import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { VenuePages } from '../../../../shared/model/use-venue-pages';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { MoreVenues } from '../../../../shared/ui/list/more-venues';
import { useFocusOnMore } from '../../../../shared/ui/list/use-focus-on-more';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { texts as homeTexts } from '../../texts';
import { VenueGrid } from '../home/venue-grid';
import { texts } from './texts';

interface VenueListProps {
  pages: VenuePages;
}

/** The venues found so far, and a button for more. */
export function VenueList({ pages }: VenueListProps) {
  const { query, venues, total, search, searchFor } = pages;
  const [list, expectMore] = useFocusOnMore(venues.length, query.isFetchingNextPage);

  if (total === 0 && search === '') {
    const art = <Illustration motif="floodlight" seed="sin complejos" />;
    return <EmptyState title={homeTexts.noVenues} hint={homeTexts.noVenuesHint} art={art} />;
  }
  if (total === 0) {
    const action = (
      <Button variant="outlined" onClick={() => searchFor('')}>
        {texts.clearSearch}
      </Button>
    );
    const art = <Illustration motif="ball out" seed={search} />;
    return (
      <EmptyState title={texts.noneFound(search)} hint={texts.noneFoundHint} action={action} art={art} />
    );
  }
  return (
    <Box
      aria-busy={query.isPlaceholderData}
      sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, transition: 'opacity 150ms' }}
    >
      <VenueGrid ref={list} venues={venues} headingLevel="h2" />
      <MoreVenues pages={pages} onMore={expectMore} />
    </Box>
  );
}
