import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { texts } from '../../texts';
import type { Search } from '../../use-search';

interface MoreHitsProps {
  search: Search;
  /** Called before the next venues are fetched. */
  onMore: () => void;
}

/** The button for the next venues. In a full town a page may have none, and yet there are more. */
export function MoreHits({ search: { query, hits }, onMore }: MoreHitsProps) {
  const more = () => {
    if (query.isFetchingNextPage) return;
    onMore();
    void query.fetchNextPage();
  };
  if (query.isFetchNextPageError) {
    return (
      <ErrorState
        title={texts.moreFailed}
        error={query.error}
        retrying={query.isFetchingNextPage}
        onRetry={more}
      />
    );
  }
  if (!query.hasNextPage) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: { xs: 2.5, md: 3.5 } }}>
      <Button
        variant="outlined"
        size="large"
        aria-busy={query.isFetchingNextPage || undefined}
        onClick={more}
      >
        {hits.length > 0 ? texts.more : texts.keepLooking}
      </Button>
    </Box>
  );
}
