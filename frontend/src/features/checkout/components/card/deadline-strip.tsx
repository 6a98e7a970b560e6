import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clockTime } from '../../../../shared/model/dates';
import { Countdown, useSecondsUntil } from '../../../../shared/ui/figures/countdown';
import { texts } from '../../texts';
import type { Booking } from '../../types';

interface DeadlineStripProps {
  booking: Pick<Booking, 'paymentDueAt' | 'timeZone' | 'atDeadline' | 'isShared'>;
}

const urgentBelow = 5 * 60;

/**
 * Shows "Tienes hasta las 15:40 (59 min)" and what happens at the deadline or, after it, what is
 * happening. The form stays usable after the deadline, because the server decides.
 */
export function DeadlineStrip({ booking }: DeadlineStripProps) {
  const { paymentDueAt, timeZone, atDeadline, isShared } = booking;
  const seconds = useSecondsUntil(paymentDueAt);
  const time = clockTime(paymentDueAt, timeZone);
  const coming = isShared && atDeadline === 'expires' ? texts.atDeadlineShared : texts.atDeadline[atDeadline];
  const tone = seconds < urgentBelow ? 'warning' : 'primary';
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: `${tone}.soft`,
        color: `${tone}.onSoft`,
      }}
    >
      <ScheduleRounded aria-hidden />
      {seconds > 0 ? (
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {texts.deadline(time)} (<Countdown seconds={seconds} />)
          </Typography>
          <Typography variant="body2">{coming}</Typography>
        </div>
      ) : (
        <div role="status">
          <Typography sx={{ fontWeight: 600 }}>{texts.deadlinePassed(time)}</Typography>
          <Typography variant="body2">{texts.afterDeadline[atDeadline]}</Typography>
        </div>
      )}
    </Box>
  );
}
