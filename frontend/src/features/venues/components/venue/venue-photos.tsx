import Box from '@mui/material/Box';
import { CourtPicture } from '../../../../shared/ui/court/court-picture';
import type { Venue } from '../../types';
import { Gallery } from './gallery/gallery';
import { picture } from './venue-layout';

const sizes = '(min-width: 1168px) 665px, (min-width: 900px) 57vw, 100vw';

/** The photos of a venue, in the same box as its one picture. */
export function VenuePhotos({ venue }: { venue: Venue }) {
  const { id, name, imageUrl, photos = [] } = venue;
  return (
    <Box sx={picture}>
      {photos.length > 1 ? (
        <Gallery key={id} venue={name} seed={id} photos={photos} sizes={sizes} />
      ) : (
        <CourtPicture imageUrl={imageUrl} alt={photos[0]?.alt} seed={id} sizes={sizes} first />
      )}
    </Box>
  );
}
