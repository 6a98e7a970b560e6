import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

interface VenueRatingProps {
  rating: number | null;
  count: number;
}

/** "★ 4.8 (12)", or "Nuevo" for a venue without ratings. */
export function VenueRating({ rating, count }: VenueRatingProps) {
  if (rating === null) {
    return (
      <Box
        component="span"
        sx={{
          px: 1.25,
          py: 0.375,
          borderRadius: 99,
          bgcolor: 'primary.soft',
          color: 'primary.onSoft',
          fontWeight: 650,
        }}
      >
        {texts.newVenue}
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <StarRounded aria-hidden sx={{ fontSize: 20, color: 'secondary.main' }} />
      <span className="s-hidden">{texts.rating(rating, count)}</span>
      <Typography variant="figure" aria-hidden>
        {rating.toFixed(1)}
      </Typography>
      <Typography component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        ({count})
      </Typography>
    </Box>
  );
}
