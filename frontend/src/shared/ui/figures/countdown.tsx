import Typography from '@mui/material/Typography';
import { useInstant } from '../../model/clock';
import { texts } from '../texts';

const announcedMinutes = [15, 5, 1];
const secondsShownBelow = 5 * 60;
const hoursShownFrom = 2;

/**
 * Returns the whole seconds until an instant (ISO with offset), never below zero. It updates as
 * often as the shown time changes.
 */
export function useSecondsUntil(instant: string): number {
  const left = (now: number) => Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  const now = useInstant((time) => (left(time) === 0 ? null : secondsToNextChange(left(time)) * 1000));
  return left(now);
}

/**
 * Returns the seconds until the next whole minute or, in the last five minutes, the next second.
 */
function secondsToNextChange(left: number): number {
  return left > secondsShownBelow ? left % 60 || 60 : 1;
}

/** 9000 → "2 h 30 min", 3540 → "59 min"; in the last five minutes 272 → "4:32". */
export function timeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= hoursShownFrom) return `${hours} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`;
  if (seconds >= secondsShownBelow) return `${minutes} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface CountdownProps {
  seconds: number;
}

/**
 * Shows the time left. Screen readers announce it only at 15, 5 and 1 minutes. `seconds` comes from
 * `useSecondsUntil`.
 */
export function Countdown({ seconds }: CountdownProps) {
  const milestone = announcedMinutes.find((minutes) => minutes === Math.ceil(seconds / 60));
  return (
    <>
      <Typography component="span" variant="figure" role="timer" aria-live="off" translate="no">
        {timeLeft(seconds)}
      </Typography>
      <span className="s-hidden" aria-live="polite">
        {milestone !== undefined ? texts.minutesLeft(milestone) : ''}
      </span>
    </>
  );
}
