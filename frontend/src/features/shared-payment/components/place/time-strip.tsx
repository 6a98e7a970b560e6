import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { clockMoment } from '../../../../shared/model/dates';
import { differsHere } from '../../../../shared/model/readers-clock';
import { venueClock } from '../../../../shared/texts/clock-words';
import { Countdown, useSecondsUntil } from '../../../../shared/ui/figures/countdown';

interface TimeStripProps {
  /** An instant, ISO with offset. */
  until: string;
  /** The time zone of the venue, whose clock is shown. */
  timeZone: string;
  label: (time: string) => string;
  endedLabel: string;
}

const urgentBelow = 5 * 60;
const countedSeconds = 24 * 60 * 60;

/**
 * "Paga hasta las 15:40 (59 min)". If the reader's clock shows another time, it adds that the time
 * is the venue's.
 */
export function TimeStrip({ until, timeZone, label, endedLabel }: TimeStripProps) {
  const seconds = useSecondsUntil(until);
  const time = clockMoment(until, timeZone);
  // The server does not know the reader's zone, so the first render leaves the addition out.
  const isElsewhere = useSyncExternalStore(
    neverChanges,
    () => differsHere(until, timeZone),
    () => false,
  );
  const tone = seconds < urgentBelow ? 'warning' : 'primary';
  return (
    <Box sx={{ ...strip, bgcolor: `${tone}.soft`, color: `${tone}.onSoft` }}>
      <ScheduleRounded aria-hidden />
      {seconds > 0 ? (
        <span>
          {label(time)}
          {isElsewhere ? `, ${venueClock}` : ''}
          {seconds < countedSeconds ? (
            <>
              {' '}
              (<Countdown seconds={seconds} />)
            </>
          ) : null}
        </span>
      ) : (
        <span role="status">{endedLabel}</span>
      )}
    </Box>
  );
}

const neverChanges = () => () => undefined;

const strip = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 2,
  py: 1.5,
  borderRadius: 1,
  fontWeight: 600,
} as const;
