import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFocusOnMore } from '../../../../shared/ui/list/use-focus-on-more';
import { MoreReviews } from '../../../../shared/ui/reviews/more-reviews';
import { ReviewCard } from '../../../../shared/ui/reviews/review-card';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../../../shared/ui/screen/skeletons';
import type { Venue } from '../../types';
import { texts as moreTexts } from '../../../../shared/ui/reviews/texts';
import { ReviewSummary } from './review-summary';
import { reviewsQuery } from './reviews-query';
import { texts } from './texts';

/** The reviews of a venue by its players. */
export function VenueReviews({ venue }: { venue: Venue }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography id={headingId} variant="h2">
        {texts.title}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2.5, color: 'text.secondary' }}>{texts.hint}</Typography>
      <Reviews venue={venue} />
    </Box>
  );
}

/** How many reviews stand on the page before the reader asks for more. */
const shownFirst = 3;

function Reviews({ venue }: { venue: Venue }) {
  const query = useInfiniteQuery(reviewsQuery(venue.id));
  const { data, error, isFetching, refetch } = query;
  const [isOpen, setIsOpen] = useState(false);
  // The summary counts those without words.
  const written = data?.pages.flatMap(({ items }) => items.filter(({ text }) => text !== null)) ?? [];
  const reviews = isOpen ? written : written.slice(0, shownFirst);
  const [list, expectMore] = useFocusOnMore(reviews.length, query.isFetchingNextPage);
  const first = data?.pages[0];
  const open = () => {
    expectMore();
    setIsOpen(true);
    if (written.length <= shownFirst) void query.fetchNextPage();
  };
  if (!first && error)
    return (
      <ErrorState
        title={texts.failed}
        headingLevel="h3"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!first)
    return (
      <LoadingRegion>
        <SkeletonRows count={3} height={96} />
      </LoadingRegion>
    );
  return (
    <Box sx={columns}>
      <ReviewSummary summary={first.summary} />
      <div>
        <Box component="ul" ref={list} aria-label={texts.title} sx={cards}>
          {reviews.map((review) => (
            <Box component="li" key={review.id} tabIndex={-1} sx={item}>
              <ReviewCard review={review} venueName={venue.name} />
            </Box>
          ))}
        </Box>
        {isOpen ? (
          <MoreReviews query={query} onMore={expectMore} />
        ) : written.length > shownFirst || query.hasNextPage ? (
          <Button variant="outlined" sx={{ mt: 2.5 }} onClick={open}>
            {moreTexts.more}
          </Button>
        ) : null}
      </div>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const cards = { m: 0, p: 0, listStyle: 'none' } as const;

const item = {
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: { md: 0 }, borderTop: { md: 0 } },
} as const;
