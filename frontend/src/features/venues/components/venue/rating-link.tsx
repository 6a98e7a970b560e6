import Box from '@mui/material/Box';
import { VenueRating } from '../../../../shared/ui/figures/venue-rating';
import type { Venue } from '../../types';

/** The place on the page where the reviews are. */
export const reviewsAnchor = 'opiniones';

/** The rating of a venue, which leads to what players wrote. */
export function RatingLink({ venue: { rating, ratingCount } }: { venue: Venue }) {
  if (rating === null) return null;
  return (
    <Box component="a" href={`#${reviewsAnchor}`} sx={link}>
      <VenueRating rating={rating} count={ratingCount} />
    </Box>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  mt: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
