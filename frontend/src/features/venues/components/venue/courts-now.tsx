import Typography from '@mui/material/Typography';
import { courtsFreeAt, isOpenAt, type VenueDay } from '../../../../shared/model/venue-day';
import { texts } from './texts';
import type { Court } from '../../types';
import type { NextHours } from '../../use-next-hours';

interface CourtsNowProps {
  courts: readonly Court[];
  hours: NextHours;
}

/** How many courts stand free in the running hour, and which hour can be booked next. */
export function CourtsNow({ courts, hours }: CourtsNowProps) {
  const { today, at } = hours;
  return (
    <Typography sx={{ mt: 0.5, minHeight: { xs: '3em', sm: '1.5em' }, color: 'text.secondary' }}>
      {today ? (
        <>
          <span>{texts.availableNow(courtsFreeAt(today, at.time))}</span>
          {whenToPlay(today, courts, hours).map((part) => ` · ${part}`)}
        </>
      ) : hours.isError ? (
        texts.inService(courts.filter(({ status }) => status === 'available').length)
      ) : (
        ' '
      )}
    </Typography>
  );
}

/** The next hour, and before opening or after closing what keeps everybody waiting. */
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
