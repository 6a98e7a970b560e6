import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { VenuePages } from '../../model/use-venue-pages';
import { ErrorState } from '../screen/error-state';
import { texts } from './texts';

interface MoreVenuesProps {
  pages: VenuePages;
  /** Called before the next venues are fetched. */
  onMore?: () => void;
}

/** Below a list of venues: how many of them are shown, and a button for more. */
export function MoreVenues({ pages: { query, venues, total = 0, showMore }, onMore }: MoreVenuesProps) {
  if (query.isFetchNextPageError) {
    return (
      <ErrorState
        title={texts.moreVenuesFailed}
        error={query.error}
        retrying={query.isFetchingNextPage}
        onRetry={() => void query.fetchNextPage()}
      />
    );
  }
  if (!query.hasNextPage) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: { xs: 2.5, md: 3.5 } }}>
      <Typography sx={{ color: 'text.secondary' }}>{texts.venuesShown(venues.length, total)}</Typography>
      <Button
        variant="outlined"
        size="large"
        aria-busy={query.isFetchingNextPage || undefined}
        onClick={() => {
          if (query.isFetchingNextPage) return;
          onMore?.();
          showMore();
        }}
      >
        {texts.moreVenues}
      </Button>
    </Box>
  );
}
