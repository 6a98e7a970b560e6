import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { useUrlState } from '../../shared/model/use-url-state';
import { Illustration } from '../../shared/ui/court/illustration';
import { CardList } from '../../shared/ui/list/card-list';
import { useFocusOnMore } from '../../shared/ui/list/use-focus-on-more';
import { MoreReviews } from '../../shared/ui/reviews/more-reviews';
import { ReviewCard } from '../../shared/ui/reviews/review-card';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { ReviewFilters } from './review-filters';
import { venueReviewsQuery } from './reviews-query';
import { texts } from './texts';
import type { VenueReview } from './reply-dialog';

const ReplyDialog = lazyComponent(() => import('./reply-dialog').then((file) => file.ReplyDialog));

/** `/admin/reviews` */
export function AdminReviewsPage() {
  const [{ shown }, change] = useUrlState({ shown: 'mostrar' });
  const show = (wanted: string) => change({ shown: wanted || null }, { replace: true });
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ReviewFilters shown={shown} onChange={show} />
      <Reviews isWaiting={shown === 'espera'} onShowAll={() => show('')} />
    </Box>
  );
}

interface ReviewsProps {
  isWaiting: boolean;
  onShowAll: () => void;
}

function Reviews({ isWaiting, onShowAll }: ReviewsProps) {
  const query = useInfiniteQuery(venueReviewsQuery(isWaiting));
  const { data, error, isFetching, refetch } = query;
  const [answered, setAnswered] = useState<VenueReview | null>(null);
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];
  const [list, expectMore] = useFocusOnMore(reviews.length, query.isFetchingNextPage);
  if (!data && error)
    return (
      <ErrorState
        title={texts.errorTitle}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonRows count={4} height={148} gap={1.5} />
      </LoadingRegion>
    );
  return (
    <>
      {reviews.length === 0 ? (
        <NoReviews isWaiting={isWaiting} onShowAll={onShowAll} />
      ) : (
        <CardList ref={list} label={texts.list}>
          {reviews.map((review) => (
            <Card key={review.id} component="li" tabIndex={-1} sx={{ p: { xs: 2, sm: 2.5 } }}>
              <VenueReviewCard review={review} onReply={() => startTransition(() => setAnswered(review))} />
            </Card>
          ))}
        </CardList>
      )}
      <MoreReviews query={query} onMore={expectMore} />
      {answered ? (
        <Suspense fallback={null}>
          <ReplyDialog review={answered} onClose={() => setAnswered(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

function VenueReviewCard({ review, onReply }: { review: VenueReview; onReply: () => void }) {
  const { venue, reply, playerName } = review;
  const who = playerName ?? texts.aPlayer;
  // Stars without words ask nothing of the venue.
  const isAnswerable = review.text !== null || reply !== null;
  return (
    <ReviewCard
      review={review}
      venueName={venue.name}
      about={
        <Typography variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
          {venue.name}
        </Typography>
      }
      actions={
        isAnswerable ? (
          <Button
            size="small"
            onPointerEnter={ReplyDialog.preload}
            onFocus={ReplyDialog.preload}
            variant={reply ? 'text' : 'outlined'}
            aria-label={reply ? texts.changeTo(who) : texts.replyTo(who)}
            onClick={onReply}
            sx={{ mt: 1.5 }}
          >
            {reply ? texts.change : texts.reply}
          </Button>
        ) : null
      }
    />
  );
}

function NoReviews({ isWaiting, onShowAll }: ReviewsProps) {
  return (
    <EmptyState
      title={isWaiting ? texts.noneWaiting : texts.none}
      hint={isWaiting ? texts.noneWaitingHint : texts.noneHint}
      action={
        isWaiting ? (
          <Button variant="outlined" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        ) : undefined
      }
      art={<Illustration motif="swept" seed="opiniones" />}
    />
  );
}
