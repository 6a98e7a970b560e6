import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownBookingsQuery } from '../../../../shared/api/own-bookings-query';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';

const BookAgainOffer = lazyComponent(() => import('./book-again-offer').then((file) => file.BookAgainOffer));

/**
 * Offers a known player the last court again, in the place of the sentence in the hero. Only the
 * browser asks for it, and only who has booked loads the offer.
 */
export function BookAgain() {
  const bookings = useQuery(ownBookingsQuery());
  const [closed, setClosed] = useState(false);
  if (closed || !bookings.data?.length) return null;
  return (
    <LatePart>
      <BookAgainOffer bookings={bookings.data} onClose={() => setClosed(true)} />
    </LatePart>
  );
}
