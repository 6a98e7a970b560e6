import NightsStayRounded from '@mui/icons-material/NightsStayRounded';
import WbSunnyRounded from '@mui/icons-material/WbSunnyRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf, longDay } from '../../../../shared/model/dates';
import { slotEnd } from '../../../../shared/model/slots';
import { words } from '../../../../shared/texts/words';
import type { Booking } from '../../types';

interface BookedHourProps {
  booking: Pick<Booking, 'bookingDate' | 'timeSlot' | 'tariffType'>;
}

/** When to be on court, in the colours of the day or of the night. */
export function BookedHour({ booking }: BookedHourProps) {
  const { bookingDate, timeSlot, tariffType } = booking;
  const Icon = tariffType === 'night' ? NightsStayRounded : WbSunnyRounded;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        my: 2,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: `${tariffType}.main`,
        color: `${tariffType}.contrastText`,
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>{longDay(dayOf(bookingDate))}</Typography>
        <Typography variant="figure" component="p" sx={{ fontSize: '1.625rem', mt: 0.5 }}>
          {words.hours(timeSlot, slotEnd(timeSlot))}
        </Typography>
      </div>
      <Icon aria-hidden sx={{ fontSize: 32 }} />
    </Box>
  );
}
