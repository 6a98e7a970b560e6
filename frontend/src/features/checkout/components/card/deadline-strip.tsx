import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clockMoment } from '../../../../shared/model/dates';
import { Countdown, useSecondsUntil } from '../../../../shared/ui/figures/countdown';
import { accountAfterDeadline, type DueBooking } from '../../model/deadline-account';
import { texts } from '../../texts';

interface DeadlineStripProps {
  booking: DueBooking;
}

const urgentBelow = 5 * 60;
const countedSeconds = 24 * 60 * 60;

/**
 * Shows "Tienes hasta las 15:40 (59 min)" and, after the deadline, what is happening. The form
 * stays usable then, because the server decides.
 */
export function DeadlineStrip({ booking }: DeadlineStripProps) {
  const { paymentDueAt, timeZone } = booking;
  const seconds = useSecondsUntil(paymentDueAt);
  const time = clockMoment(paymentDueAt, timeZone);
  const tone = seconds < urgentBelow ? 'warning' : 'primary';
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        px: 1.5,
        py: { xs: 0.5, md: 1 },
        mb: 1.5,
        borderRadius: 1,
        bgcolor: `${tone}.soft`,
        color: `${tone}.onSoft`,
      }}
    >
      <ScheduleRounded aria-hidden />
      {seconds > 0 ? (
        <Typography sx={{ fontWeight: 600 }}>
          {texts.deadline(time)}
          {seconds < countedSeconds ? (
            <>
              {' '}
              (<Countdown seconds={seconds} />)
            </>
          ) : null}
        </Typography>
      ) : (
        <div role="status">
          <Typography sx={{ fontWeight: 600 }}>{texts.deadlinePassed(time)}</Typography>
          <Typography variant="body2">{accountAfterDeadline(booking)}</Typography>
        </div>
      )}
    </Box>
  );
}
