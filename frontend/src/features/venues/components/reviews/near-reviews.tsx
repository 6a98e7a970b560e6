import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { NearPart } from '../../../../shared/ui/screen/near-part';
import type { Venue } from '../../types';
import { reviewsAnchor } from '../venue/rating-link';

const VenueReviews = lazyComponent(() => import('./venue-reviews').then((file) => file.VenueReviews));

/** The place of the reviews at the end of the page. They load when the reader comes near. */
export function NearReviews({ venue }: { venue: Venue }) {
  return (
    <NearPart id={reviewsAnchor}>
      <LatePart>
        <VenueReviews venue={venue} />
      </LatePart>
    </NearPart>
  );
}
