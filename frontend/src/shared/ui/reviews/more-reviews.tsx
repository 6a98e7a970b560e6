import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ErrorState } from '../screen/error-state';
import { texts } from './texts';

interface MoreReviewsProps {
  /** The query whose next page the button fetches. */
  query: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Called before the next reviews are fetched. */
  onMore: () => void;
}

/** Below a list of reviews: a button for the next page, if there is one. */
export function MoreReviews({ query, onMore }: MoreReviewsProps) {
  const { error, isFetchingNextPage, fetchNextPage } = query;
  const fetchMore = () => {
    if (isFetchingNextPage) return;
    onMore();
    void fetchNextPage();
  };
  if (query.isFetchNextPageError)
    return (
      <ErrorState
        title={texts.moreFailed}
        headingLevel="h3"
        error={error}
        retrying={isFetchingNextPage}
        onRetry={fetchMore}
      />
    );
  if (!query.hasNextPage) return null;
  return (
    <Box sx={{ mt: 2.5 }}>
      <Button variant="outlined" aria-busy={isFetchingNextPage || undefined} onClick={fetchMore}>
        {texts.more}
      </Button>
    </Box>
  );
}
