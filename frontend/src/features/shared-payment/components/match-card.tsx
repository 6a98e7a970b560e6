import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { BookedCourt } from '../../payments/booked-court';
import { BookedHour } from '../../../shared/ui/court/booked-hour';
import { Payers } from '../../payments/sharing/payers';
import { seatsOf } from '../../payments/sharing/seats';
import { SeatsCourt } from '../../payments/sharing/seats-court';
import { SeatsStatus } from '../../payments/sharing/seats-status';
import { texts } from '../texts';
import type { SharedLinkPage } from '../types';

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
        <Payers link={link} />
        <BookedHour booking={booking} margin={1.5} />
        <BookedCourt booking={booking} size={60} component="p" />
      </Box>
    </Card>
  );
}
