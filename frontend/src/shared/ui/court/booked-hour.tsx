import NightsStayRounded from '@mui/icons-material/NightsStayRounded';
import WbSunnyRounded from '@mui/icons-material/WbSunnyRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { components } from '../../api/schema';
import { dayOf, longDay } from '../../model/dates';
import { endOf, type Play } from '../../model/play';
import { words } from '../../texts/words';

interface BookedHourProps {
  booking: Pick<components['schemas']['BookingBody'], 'bookingDate' | 'tariffType'> & Play;
  /** The margin above and below, in units of the theme. */
  margin: number;
}

/** The day and the hour of a booking, in the colours of its tariff. */
export function BookedHour({ booking, margin }: BookedHourProps) {
  const { bookingDate, timeSlot, tariffType } = booking;
  const Icon = tariffType === 'night' ? NightsStayRounded : WbSunnyRounded;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        my: margin,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: `${tariffType}.main`,
        color: `${tariffType}.contrastText`,
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 600, textWrap: 'balance' }}>{longDay(dayOf(bookingDate))}</Typography>
        <Typography variant="figure" component="p" sx={{ fontSize: '1.625rem', mt: 0.5 }}>
          {words.hours(timeSlot, endOf(booking))}
        </Typography>
      </div>
      <Icon aria-hidden sx={{ fontSize: 32 }} />
    </Box>
  );
}
