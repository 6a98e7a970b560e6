import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { components } from '../../shared/api/schema';
import { words } from '../../shared/texts/words';
import { CourtPicture } from '../../shared/ui/court/court-picture';

interface BookedCourtProps {
  booking: Pick<components['schemas']['BookingBody'], 'court' | 'venue'>;
  /** The width and height of the picture in pixels. */
  size: number;
  component: 'h2' | 'p';
}

/** The picture and the name of a booked court, and the place of its venue. */
export function BookedCourt({ booking: { court, venue }, size, component }: BookedCourtProps) {
  // The picture fills the square, so it is as wide as 16 : 9 makes it.
  const sizes = `${Math.ceil((size * 16) / 9)}px`;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 'none', width: size, height: size, borderRadius: 1, overflow: 'hidden' }}>
        <CourtPicture imageUrl={court.imageUrl} seed={court.id} surface={court.surface} sizes={sizes} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component={component}>
          {words.courtTitle(court.courtNumber, court.name)}
        </Typography>
        <Typography
          sx={{ color: 'text.secondary', mt: 0.25 }}
        >{`${venue.name}, ${venue.location}`}</Typography>
      </Box>
    </Box>
  );
}
