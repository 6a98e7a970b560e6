import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useIsInBrowser } from '../../../../shared/model/use-is-in-browser';
import { CourtPicture } from '../../../../shared/ui/court/court-picture';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { Venue } from '../../types';
import { picture } from './venue-layout';

const Gallery = lazyComponent(() => import('./gallery/gallery').then((file) => file.Gallery));

const sizes = '(min-width: 1168px) 665px, (min-width: 900px) 57vw, 100vw';

/** The photos of a venue, in the box of its one picture. The first, until they can be turned. */
export function VenuePhotos({ venue }: { venue: Venue }) {
  const { id, name, imageUrl, photos = [] } = venue;
  const isInBrowser = useIsInBrowser();
  const first = <CourtPicture imageUrl={imageUrl} alt={photos[0]?.alt} seed={id} sizes={sizes} first />;
  return (
    <Box sx={picture}>
      {isInBrowser && photos.length > 1 ? (
        <LatePart instead={first}>
          <Suspense fallback={first}>
            <Gallery key={id} venue={name} seed={id} photos={photos} sizes={sizes} />
          </Suspense>
        </LatePart>
      ) : (
        first
      )}
    </Box>
  );
}
