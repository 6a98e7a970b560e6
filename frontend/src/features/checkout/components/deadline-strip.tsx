import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import { clockTime } from '../../../shared/model/dates';
import { Countdown, useSecondsUntil } from '../../../shared/ui/countdown';
import { texts } from '../texts';

interface DeadlineStripProps {
  /** Instant, ISO with offset. */
  dueAt: string;
  timeZone: string;
}

const urgentBelow = 5 * 60;

/** "Tienes hasta las 15:40 (59 min)"; after it, what happens now. Nothing is locked at zero. */
export function DeadlineStrip({ dueAt, timeZone }: DeadlineStripProps) {
  const seconds = useSecondsUntil(dueAt);
  const time = clockTime(dueAt, timeZone);
  const tone = seconds < urgentBelow ? 'warning' : 'primary';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: `${tone}.soft`,
        color: `${tone}.onSoft`,
        fontWeight: 600,
      }}
    >
      <ScheduleRounded aria-hidden />
      {seconds > 0 ? (
        <span>
          {texts.deadline(time)} (<Countdown seconds={seconds} />)
        </span>
      ) : (
        <span role="status">{texts.deadlinePassed(time)}</span>
      )}
    </Box>
  );
}
