import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { Stars } from '../../../shared/ui/reviews/stars';
import type { Booking } from '../model/booking';
import { nameOf } from '../model/booking-name';
import { ownReviewsQuery } from './own-reviews-query';
import { texts } from './texts';

const ReviewDialog = lazyComponent(() => import('./review-dialog').then((file) => file.ReviewDialog));

/** Asks how a played and paid game was, or shows what the player said. */
export function ReviewOffer({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false);
  const { data: reviews } = useQuery(ownReviewsQuery());
  const review = reviews?.find(({ bookingId }) => bookingId === booking.id);
  if (!review) return null;
  const { stars } = review;
  const name = nameOf(booking);
  return (
    <>
      <Button
        size="small"
        aria-label={stars === null ? texts.askOf(name) : texts.yoursOf(stars, name)}
        onPointerEnter={ReviewDialog.preload}
        onFocus={ReviewDialog.preload}
        onClick={() => startTransition(() => setOpen(true))}
      >
        {stars === null ? (
          texts.ask
        ) : (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            {texts.yours} <Stars value={stars} size={18} />
          </Box>
        )}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ReviewDialog booking={booking} review={review} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
