import Typography from '@mui/material/Typography';
import { isOpenAt, type VenueDay } from '../../../../shared/model/venue-day';
import { texts } from './texts';
import type { Court } from '../../types';
import type { NextHours } from '../../use-next-hours';

interface CourtsNowProps {
  courts: readonly Court[];
  hours: NextHours;
}

/**
 * The next hour that can be booked. It counts no court as free now, because players cannot book an
 * hour that has begun.
 */
export function CourtsNow({ courts, hours }: CourtsNowProps) {
  const { today } = hours;
  return (
    <Typography sx={{ mt: 0.5, minHeight: '1.5em', color: 'text.secondary' }}>
      {today
        ? whenToPlay(today, courts, hours).join(' · ')
        : hours.isError
          ? texts.inService(courts.filter(({ status }) => status === 'available').length)
          : ' '}
    </Typography>
  );
}

/** The next hour, and before opening or after closing what keeps everyone waiting. */
function whenToPlay(today: VenueDay, courts: readonly Court[], hours: NextHours): string[] {
  const { time } = hours.at;
  const next = nextHour(courts, hours);
  if (isOpenAt(today, time)) return next;
  const [opens] = today.opening.map(([from = '']) => from).filter((from) => from > time);
  return opens ? [texts.opensToday(opens)] : [texts.closed, ...next];
}

/** Empty while the hours of tomorrow are still on their way. */
function nextHour(courts: readonly Court[], { at, of, isPending, isError }: NextHours): string[] {
  const all = courts.flatMap(({ id }) => of(id));
  const [next] = all.toSorted((one, other) =>
    `${one.date} ${one.slot}`.localeCompare(`${other.date} ${other.slot}`),
  );
  if (next) return [texts.nextHour(next.slot, next.date === at.today)];
  return isPending || isError ? [] : [texts.nothingSoon];
}
