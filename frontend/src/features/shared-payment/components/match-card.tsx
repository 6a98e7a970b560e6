import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { words } from '../../../shared/texts/words';
import { BookedHour } from '../../../shared/ui/court/booked-hour';
import { CourtPicture } from '../../../shared/ui/court/court-picture';
import { seatsOf } from '../../payments/sharing/seats';
import { SeatsCourt } from '../../payments/sharing/seats-court';
import { SeatsStatus } from '../../payments/sharing/seats-status';
import { texts } from '../texts';
import type { SharedBooking, SharedLinkPage } from '../types';

interface MatchCardProps {
  page: SharedLinkPage;
}

/** The match: who has paid, when and where it is. */
export function MatchCard({ page: { link, booking } }: MatchCardProps) {
  return (
    <Card component="section" aria-label={texts.match}>
      <SeatsCourt
        seats={seatsOf(link)}
        surface={booking.court.surface}
        night={booking.tariffType === 'night'}
      />
      <Box sx={{ p: { xs: 2, md: 2.5 } }}>
        {link.status === 'complete' ? null : <SeatsStatus link={link} />}
        <BookedHour booking={booking} margin={1.5} />
        <Where booking={booking} />
      </Box>
    </Card>
  );
}

interface BookingProps {
  booking: SharedBooking;
}

function Where({ booking: { court, venue } }: BookingProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 'none', width: 60, height: 60, borderRadius: 1, overflow: 'hidden' }}>
        <CourtPicture imageUrl={court.imageUrl} seed={court.id} surface={court.surface} sizes="107px" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="p">
          {words.courtTitle(court.courtNumber, court.name)}
        </Typography>
        <Typography
          sx={{ color: 'text.secondary', mt: 0.25 }}
        >{`${venue.name}, ${venue.location}`}</Typography>
      </Box>
    </Box>
  );
}
